// Hints: asked for with a button or a key, shown above the table as long as the question stands, marked on the map.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]"), hint = document.getElementById("hint");
  if (!table || !hint) return;
  const says = hint.querySelector("[data-says]");
  const advice = () => [...hint.querySelectorAll("[data-hinted]")];
  const place = (button) => table.querySelector(`[data-answer="${button.dataset.hinted}"]`);
  const look = (button) => table.dispatchEvent(new CustomEvent("look", { detail: button && place(button) }));
  const put = (html) => { says.innerHTML = html; hint.hidden = !html; mark(); };
  const mark = () => {
    for (const each of table.querySelectorAll(".hinted")) each.classList.remove("hinted", "second");
    advice().forEach((button, rank) => place(button)?.classList.add("hinted", ...(rank ? ["second"] : [])));
  };
  const stands = () => says.firstElementChild?.dataset.decision === table.dataset.decision;

  const ask = async (button) => {
    if (button.disabled) return;
    const thinking = document.createElement("p");
    thinking.textContent = button.dataset.hint;
    button.disabled = true;
    put(thinking.outerHTML);
    let html = "", refused = "";
    try {
      const answer = await fetch(`${table.dataset.table}/hint`, { method: "POST" });
      if (answer.ok) html = await answer.text();
      else refused = (await answer.json()).error;
    } catch { refused = table.dataset.lost; }
    button.disabled = false;
    put(html);
    if (html && !stands()) put("");
    document.getElementById("notice").textContent = refused;
    if (stands()) look(advice()[0]);
  };
  table.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-hint]");
    if (button) ask(button);
  });
  hint.addEventListener("click", ({ target }) => {
    const chosen = target.closest("[data-hinted]");
    if (chosen) {
      const there = place(chosen);
      there?.focus();
      there?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    } else if (target.closest("[data-hint-away]")) {
      put("");
      look(null);
      table.querySelector("[data-hint]")?.focus();
    }
  });
  for (const passed of ["pointerover", "focusin"]) {
    hint.addEventListener(passed, ({ target }) => look(target.closest("[data-hinted]") ?? advice()[0]));
  }
  table.addEventListener("shown", () => {
    if (advice().length && !stands()) put("");
    else mark();
    if (advice().length) look(advice()[0]);
  });
})();
