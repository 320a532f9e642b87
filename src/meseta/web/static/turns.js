// Tells a person that it is their turn: in the title, by a dot in the icon, by a soft sound and, while nobody looks, by a
// notification of the browser. The part of the page that is fetched says whether it is (data-turn).
"use strict";
(() => {
  const table = document.querySelector("main[data-table]");
  if (!table) return;
  const icon = document.querySelector("link[rel=icon]");
  const usual = { title: document.title, icon: icon.href };
  const isTurn = () => table.dataset.turn !== undefined;
  const question = () => table.querySelector("#prompt h1")?.textContent.trim() ?? "";
  const announced = () => `● ${table.dataset.turn}: ${question()}`;

  // ---- What a person has chosen on this device; nothing is told aloud unless they wish it.
  const chosen = (name) => {
    try { return localStorage.getItem(name) === "on"; }
    catch { return false; } // browsers that keep nothing
  };
  const choose = (name, on) => {
    try { localStorage.setItem(name, on ? "on" : "off"); }
    catch { /* it holds until the page is left */ }
  };

  // ---- Two soft notes, one above the other.
  const NOTES = [[587, 0], [880, 0.16]]; // hertz, and after how many seconds
  let audio = null;
  const chime = () => {
    audio ??= new AudioContext();
    audio.resume();
    for (const [pitch, after] of NOTES) {
      const begin = audio.currentTime + after, voice = audio.createOscillator(), loudness = audio.createGain();
      voice.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, begin);
      loudness.gain.exponentialRampToValueAtTime(0.09, begin + 0.03);
      loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.6);
      voice.connect(loudness).connect(audio.destination);
      voice.start(begin);
      voice.stop(begin + 0.6);
    }
  };
  const permitted = () => "Notification" in window && Notification.permission === "granted";
  const notify = () => {
    try {
      const notice = new Notification(usual.title, { body: announced(), tag: table.dataset.table, icon: icon.href });
      notice.onclick = () => { focus(); notice.close(); };
    } catch { /* phones show none for a page */ }
  };

  // ---- When something else is shown.
  let was = isTurn(); // who opens a page looks at it
  const refresh = () => {
    const turn = isTurn(), news = turn && !was;
    was = turn;
    document.title = turn ? `${announced()} - ${usual.title}` : usual.title;
    icon.href = turn ? icon.dataset.turn : usual.icon;
    if (news && chosen("turn-sound")) chime();
    if (news && document.hidden && chosen("turn-notification") && permitted()) notify();
  };
  table.addEventListener("shown", refresh);
  refresh();

  // ---- The switches.
  const sound = document.querySelector("[data-switch=turn-sound]");
  const notification = document.querySelector("[data-switch=turn-notification]");
  const refused = document.querySelector("[data-not-permitted]");
  sound.checked = chosen("turn-sound");
  sound.addEventListener("change", () => {
    choose("turn-sound", sound.checked);
    if (sound.checked) chime(); // how it sounds
  });
  notification.checked = chosen("turn-notification") && permitted();
  notification.addEventListener("change", async () => {
    const asked = notification.checked && "Notification" in window;
    if (asked) await Notification.requestPermission();
    refused.hidden = !notification.checked || permitted();
    notification.checked &&= permitted();
    choose("turn-notification", notification.checked);
  });
})();
