// What opens from the head of a table closes when something else is pressed, and with Escape.
"use strict";
(() => {
  const close = (but) => {
    for (const popup of document.querySelectorAll("details.popup[open]")) if (!popup.contains(but)) popup.open = false;
  };
  document.addEventListener("pointerdown", ({ target }) => close(target));
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") close(null); });
})();
