// Counts what was said and not read yet: beside the chat and, on phones, at the sheet that holds it.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]");
  if (!table) return;
  const name = `read ${table.dataset.table}`; // in what the browser keeps
  let read = 0; // the last line that was on the screen
  try { read = Number(localStorage.getItem(name)); }
  catch { /* a browser that keeps nothing */ }
  const isSeen = (chat) => !document.hidden && chat.open !== false && chat.checkVisibility();
  const refresh = () => {
    const chat = document.getElementById("said");
    const lines = [...(chat?.querySelectorAll("[data-line]") ?? [])];
    const newest = Number(lines.at(-1)?.dataset.line ?? 0);
    if (chat && isSeen(chat) && newest > read) {
      read = newest;
      try { localStorage.setItem(name, String(read)); }
      catch { /* until the page is left */ }
    }
    const unread = lines.filter(({ dataset }) => Number(dataset.line) > read && dataset.own === undefined).length;
    for (const mark of table.querySelectorAll(".unread")) {
      mark.hidden = !unread;
      mark.querySelector("b").textContent = unread;
    }
  };
  table.addEventListener("shown", refresh);
  table.addEventListener("toggle", refresh, true); // it does not bubble
  document.addEventListener("visibilitychange", refresh);
  addEventListener("hashchange", refresh);
  refresh();
})();
