// Counts what was said and not read yet: beside the chat and, on phones, at the sheet that holds it. What is told to all
// (who came, who refuses) is shown as a notice too when it comes while the chat is closed.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]");
  if (!table) return;
  const name = `read ${table.dataset.table}`; // in what the browser keeps
  let read = 0; // the last line that was on the screen
  try { read = Number(localStorage.getItem(name)); }
  catch { /* a browser that keeps nothing */ }
  const isSeen = (chat) => !document.hidden && chat.open !== false && chat.checkVisibility();
  const said = () => [...table.querySelectorAll("#said [data-line]")];
  const number = (line) => Number(line?.dataset.line ?? 0);
  const notice = document.getElementById("notice");
  let heard = number(said().at(-1)); // the last line that is no news
  let told = ""; // the notice that was made of lines
  const announce = (unread) => {
    const news = unread.filter((line) => number(line) > heard && line.dataset.told !== undefined);
    if (news.length) notice.textContent = told = news.map((line) => line.textContent).join(" ");
  };
  const putAway = () => {
    if (told && notice.textContent === told) notice.textContent = "";
    told = "";
  };
  addEventListener("pointerdown", putAway);
  const refresh = () => {
    const chat = document.getElementById("said"), lines = said(), newest = number(lines.at(-1));
    if (chat && isSeen(chat) && newest > read) {
      putAway();
      read = newest;
      try { localStorage.setItem(name, String(read)); }
      catch { /* until the page is left */ }
    }
    const unread = lines.filter((line) => number(line) > read && line.dataset.own === undefined);
    for (const mark of table.querySelectorAll(".unread")) {
      mark.hidden = !unread.length;
      mark.querySelector("b").textContent = unread.length;
    }
    announce(unread);
    heard = Math.max(heard, newest);
  };
  table.addEventListener("shown", refresh);
  table.addEventListener("toggle", refresh, true); // it does not bubble
  document.addEventListener("visibilitychange", refresh);
  addEventListener("hashchange", refresh);
  refresh();
})();
