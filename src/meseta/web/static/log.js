// The whole log, where it lies open over the table: it grows with the game, and makes way for a question.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]"), dialog = document.getElementById("help-dialog");
  if (!table) return;
  const lines = () => dialog.open && dialog.querySelector(".whole.log > .lines");
  const question = () => table.dataset.turn === undefined ? null : table.dataset.decision; // to the reader
  const fetched = async () => {
    const answer = await fetch(document.getElementById("whole-log").href);
    return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".lines");
  };
  let asked = question(), growing = false, again = false;
  const grow = async () => {
    again = true;
    if (growing) return;
    growing = true;
    while (again) {
      again = false;
      try {
        const fresh = await fetched(), old = lines();
        if (fresh && old) morph(old, fresh);
      } catch { /* the table says that the connection is lost, and what it shows next brings this too */ }
    }
    growing = false;
  };
  table.addEventListener("shown", () => {
    const before = asked;
    asked = question();
    if (!lines()) return;
    if (asked !== null && asked !== before) dialog.close();
    else grow();
  });
})();
