// Shows who is at the table now: the stream names them, by keys of which the table says which seat is whose.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]");
  if (!table) return;
  const watchers = document.querySelector("[data-watchers]");
  let there = null; // who is; nothing is said before that is known
  const refresh = () => {
    if (!there) return;
    const seated = table.dataset.people.split(" ");
    const here = new Set(there.people);
    for (const mark of table.querySelectorAll("[data-seat]")) {
      const is = here.has(seated[mark.dataset.seat]);
      mark.toggleAttribute("data-here", is);
      mark.toggleAttribute("data-gone", !is);
    }
    const watching = there.strangers + there.people.filter((key) => !seated.includes(key)).length;
    watchers.hidden = !watching;
    const says = `${watchers.dataset.watchers}: ${watching}`;
    if (watchers.title === says) return; // a text that is written anew has the whole page styled anew
    watchers.title = says;
    watchers.querySelector("b").textContent = watching;
  };
  table.addEventListener("present", ({ detail }) => { there = detail; refresh(); });
  table.addEventListener("shown", refresh);
})();
