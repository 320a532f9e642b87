// Help: opens over the table, finds words in the rules, and settles whether letters alone are shortcuts.
"use strict";
(() => {
  // ---- Finding. Nobody need type the marks above letters.
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
  const find = (field) => {
    const wanted = folded(field.value).split(/\s+/).filter(Boolean), around = field.closest(".help-text");
    let found = false;
    for (const topic of around.querySelectorAll(".topic")) {
      const text = folded(topic.textContent), there = wanted.every((word) => text.includes(word));
      topic.hidden = !there;
      if (wanted.length) topic.open = there;
      found ||= there;
    }
    around.querySelector("[data-nothing]").hidden = found;
  };
  document.addEventListener("input", ({ target }) => { if (target.matches("[data-find]")) find(target); });

  // ---- Shortcuts, on this device. Where nothing may be kept they are on, as for everybody new.
  const kept = () => { try { return localStorage.getItem("keys"); } catch { return null; } };
  const keep = (keys) => { try { localStorage.setItem("keys", keys); } catch { /* for this page alone */ } };
  const settle = (keys) => { document.documentElement.dataset.keys = keys; };
  settle(kept() ?? "on");
  const tick = (within) => { for (const box of within.querySelectorAll("[data-keys]")) if (box !== within) box.checked = document.documentElement.dataset.keys !== "off"; };
  tick(document.body);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("input[data-keys]")) return;
    settle(target.checked ? "on" : "off");
    keep(document.documentElement.dataset.keys);
  });

  // ---- The coach says what the newest part of the table brings.
  const coach = document.getElementById("coach"), table = document.querySelector("main[data-coach]");
  const says = () => {
    coach.hidden = !table.dataset.coach;
    coach.querySelector("[data-says]").textContent = table.dataset.coach;
  };
  if (coach && table) new MutationObserver(says).observe(table, { attributes: true, attributeFilter: ["data-coach"] });

  // ---- Opening over the table; without a script, or on a page without a dialog, help is a page of its own.
  const dialog = document.getElementById("help-dialog"), content = document.getElementById("help-content");
  const jump = (hash) => {
    const topic = hash && content.querySelector(hash);
    if (!topic) return;
    topic.open = true;
    topic.scrollIntoView();
    topic.querySelector("summary").focus();
  };
  const open = async (link) => {
    try {
      const answer = await fetch(link.href), page = new DOMParser().parseFromString(await answer.text(), "text/html");
      content.replaceChildren(...page.querySelector("main").childNodes);
    } catch { location.href = link.href; return; }
    tick(content);
    if (!dialog.open) dialog.showModal();
    content.scrollTop = 0;
    jump(link.hash);
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-help]");
    if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  dialog?.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); }); // beside it
  const topic = location.hash.startsWith("#rule-") && document.querySelector(location.hash);
  if (topic) topic.open = true;
})();
