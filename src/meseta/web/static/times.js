// Says how long ago something was, in the language of the page; without a script its day is read.
"use strict";
(() => {
  const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const time of document.querySelectorAll("time[data-ago]")) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, length]) => -seconds >= length) ?? UNITS.at(-1);
    time.textContent = ago.format(Math.round(seconds / length), unit);
    time.title = new Date(time.dateTime).toLocaleString(document.documentElement.lang);
  }
})();
