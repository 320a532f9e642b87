// The whole client: hears that a table has changed, fetches the part that changes, and morphs it into the page.
"use strict";
(() => {
  const NOTED = 4000; // milliseconds for which it is told that a link was copied
  const copy = async (link) => {
    const notice = document.getElementById("notice");
    let said = notice.dataset.copied;
    try { await navigator.clipboard.writeText(new URL(link, location.href).href); }
    catch { said = notice.dataset.notCopied; } // browsers lend no clipboard to plain http, and people may refuse it
    notice.textContent = said;
    setTimeout(() => { if (notice.textContent === said) notice.textContent = ""; }, NOTED);
  };
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy-link]");
    if (button) copy(button.dataset.copyLink);
  });
  const forms = () => {
    for (const form of document.querySelectorAll("form[data-again]")) {
      form.addEventListener("change", ({ target }) => target.closest("[data-calm]") ?? form.requestSubmit(form.querySelector("[data-again]")));
    }
  };
  // What throws something away asks once more in its own place.
  let doubted = null; // the button that asks, and what it says otherwise
  const settle = () => {
    doubted?.button.replaceChildren(...doubted.says);
    doubted?.button.classList.remove("sure");
    doubted = null;
  };
  const isSure = (button) => {
    const asked = doubted?.button === button;
    settle();
    if (asked || !button?.dataset.sure) return true;
    doubted = { button, says: [...button.childNodes] };
    button.textContent = button.dataset.sure;
    button.classList.add("sure");
    return false;
  };
  addEventListener("focusout", ({ target }) => { if (target === doubted?.button) settle(); });
  document.addEventListener("submit", (event) => { if (!isSure(event.submitter)) event.preventDefault(); });
  // A plain form is sent once, however often its button is pressed.
  document.addEventListener("submit", (event) => {
    const { dataset, method } = event.target;
    const kept = event.submitter?.dataset.again ?? dataset.send ?? dataset.typed; // the page stays
    if (method !== "post" || kept !== undefined || event.defaultPrevented) return;
    if (dataset.sent) event.preventDefault();
    dataset.sent = "yes";
  });
  addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.sent; });
  for (const link of document.querySelectorAll("[data-whole-link]")) link.textContent = link.href;
  forms();

  // Phones show one sheet at a time.
  const sheet = () => {
    const [, name] = location.hash.match(/^#sheet-(\w+)$/) ?? [];
    if (name) document.documentElement.dataset.sheet = name;
    else delete document.documentElement.dataset.sheet;
  };
  sheet();
  addEventListener("hashchange", sheet);

  // Tests wait for this: all that can be pressed has its handler, and the stream of a table has spoken.
  const listens = (yes) => document.documentElement.toggleAttribute("data-listening", yes);

  const table = document.querySelector("main[data-table]");
  if (!table) {
    listens(true);
    return;
  }
  const path = table.dataset.table;
  const notice = document.getElementById("notice");
  const say = (text) => { notice.textContent = text; };
  const connected = () => { if (notice.textContent === table.dataset.lost) say(""); }; // other sentences may be unread

  const parsed = (html) => new DOMParser().parseFromString(html, "text/html").querySelector("main");
  // Where in the story it is: after an entry, or after so many steps of it.
  const at = ({ dataset: { number, steps } }) => Number(number) - (steps ? 1 - steps / 1000 : 0);
  const seen = ({ dataset: { number, steps } }) => `?after=${number}${steps ? `&steps=${steps}` : ""}`;
  const revision = (main) => Number(main.dataset.revision); // grows with every change of the table: log, seats, chat
  const behind = () => at(table) < Number(table.dataset.newest); // an earlier moment is shown
  const stays = () => table.dataset.stays !== undefined; // until it is put away
  const mark = () => {
    const { changed, ringed = "" } = table.dataset;
    for (const [look, areas] of [["changed", changed.split(" ")], ["ringed", ringed.split(" ")]]) {
      for (const area of table.querySelectorAll(".area, .area-chip")) {
        area.classList.toggle(look, areas.includes(area.dataset.area ?? area.dataset.chip));
      }
    }
    if (!table.querySelector('.area[tabindex="0"]')) table.querySelector(".area")?.setAttribute("tabindex", "0"); // the map stays a stop
  };
  // What somebody is paid flies from where it is paid for.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const fly = () => {
    const from = table.querySelector(".area.ringed")?.getBoundingClientRect();
    if (calm.matches || !from?.width) return;
    for (const gain of table.querySelectorAll(".gains li")) {
      const to = gain.getBoundingClientRect();
      const x = from.x + from.width / 2 - to.x - to.width / 2, y = from.y + from.height / 2 - to.y - to.height / 2;
      gain.animate([{ transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0.3 }, { transform: "none", opacity: 1 }], { duration: 500, easing: "ease-out" });
    }
  };
  mark();
  let due = null; // looks again when more can be done about those who keep the table waiting
  const wait = () => {
    clearTimeout(due);
    due = table.dataset.due ? setTimeout(() => look(), Number(table.dataset.due) * 60000) : null;
  };
  let shown = 0; // when what is shown now appeared
  const show = (fresh) => {
    settle();
    const held = document.activeElement, moved = at(fresh) !== at(table);
    morph(table, fresh);
    document.body.classList.toggle("ended", table.matches(".ending")); // the page is laid out by it
    document.body.classList.toggle("waits", table.matches(".is-waiting"));
    mark();
    wait();
    if (moved) { shown = performance.now(); fly(); }
    table.dispatchEvent(new Event("shown")); // to the scripts beside this one
    if (held?.isConnected === false) document.getElementById("prompt")?.focus({ preventScroll: true });
  };

  // ---- Listening. What others did is shown moment by moment, each for a while.
  const AGAIN = 1500; // milliseconds until a lost connection is tried again
  const USUAL = 800; // milliseconds for each moment when a person at the pace "at once" wants to see them again
  let asking = false, again = false, retry = null;
  let heard = 0, sending = 0; // the newest revision of all hints; requests under way, whose answers bring a revision too
  const missed = () => heard > revision(table);
  const older = (fresh) => revision(fresh) < revision(table) || at(fresh) < at(table);
  let wish = null; // to leave the walk for the present, or to begin one at an earlier moment ("?at=5")
  let granted = null; // the wish that is being fetched: an impatient hand that repeats it does not begin anew
  let retold = false, wake = null; // ends the pause before the next moment
  let answered = 0; // requests that were answered: a moment that was fetched before knows nothing of them
  const pause = async (most) => {
    await new Promise((done) => { wake = done; setTimeout(done, most); });
    wake = null;
  };
  const go = (where, again = retold) => {
    if (where === granted) return;
    wish = where;
    retold = again;
    wake?.();
    look();
  };
  let hurried = false; // on the way to the present only what stays until it is put away is shown
  const brief = (from) => `${from}&brief=true`;
  const pace = ({ dataset } = table) => Number(dataset.pace) || (retold ? USUAL : 0);
  const onward = () => document.hidden ? "" : pace() && !hurried ? seen(table) : brief(seen(table));
  const skip = () => {
    if (!behind() && !wake) return;
    hurried ||= !stays();
    go(onward());
  };
  let left = null; // where the story was left when nobody looked
  document.addEventListener("visibilitychange", () => {
    if (left && !document.hidden) go(brief(left), false);
    left = document.hidden ? seen(table) : null;
  });
  const fetched = async (where) => {
    const answer = await fetch(`${path}/part${where}`);
    if (answer.status === 429 || answer.status >= 500) throw answer;
    if (answer.status === 404) location.reload(); // the table was removed
    connected();
    return answer.ok ? parsed(await answer.text()) : null;
  };
  const step = async () => {
    if (stays() && wish === null) return;
    const wished = wish, before = answered;
    granted = wish;
    wish = null;
    const fresh = await fetched(wished ?? onward()).finally(() => { granted = null; });
    const early = shown + pace(fresh ?? table) * (table.dataset.weight ?? 1) - performance.now();
    const told = fresh?.dataset.news !== undefined || table.dataset.steps; // what is shown now is to be read
    if (wished === null && wish === null && told && early > 0) await pause(early);
    if (answered !== before) { wish ??= wished; again = true; return; }
    if (!fresh || wish !== null || (wished === null && older(fresh))) return;
    show(fresh);
    if (behind()) again = !stays();
    else retold = hurried = false;
  };
  const awaiting = []; // to be told when what is shown is the present again
  const look = async () => {
    if (asking) { again = true; return; }
    asking = true;
    try {
      do { again = false; await step(); } while ((again && (behind() || missed())) || wish !== null);
      for (const done of awaiting.splice(0)) done();
    } catch {
      say(table.dataset.lost);
      clearTimeout(retry);
      retry = setTimeout(look, AGAIN);
    }
    asking = false;
  };
  const lookedAgain = () => new Promise((done) => { awaiting.push(done); look(); });
  let stream = null, lost = false; // after a lost connection the server may be another one
  const listen = () => {
    stream = new EventSource(`${path}/live`);
    stream.addEventListener("changed", ({ lastEventId }) => {
      listens(true);
      connected();
      heard = Math.max(heard, Number(lastEventId));
      if (lost || (missed() && !sending)) look();
      lost = false;
    });
    stream.addEventListener("present", ({ data }) => table.dispatchEvent(new CustomEvent("present", { detail: JSON.parse(data) })));
    stream.onerror = () => {
      lost = true;
      listens(false);
      say(table.dataset.lost);
      if (stream.readyState === 2) setTimeout(() => { listen(); look(); }, AGAIN); // refused: is there still a table?
    };
  };
  wait();
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => { if (event.persisted) { listen(); look(); } });
  listen();

  // ---- Answering.
  const UNHEARD = "unheard"; // nobody knows whether it has arrived
  const send = async (what, body) => {
    const json = !(body instanceof URLSearchParams);
    let taken = false;
    sending += 1;
    try {
      const answer = await fetch(`${path}/${what}`, {
        method: "POST",
        headers: json ? { "content-type": "application/json" } : {},
        body: json ? JSON.stringify(body) : body,
      });
      const type = answer.headers.get("content-type") || "";
      if (type.startsWith("text/html") && (answer.ok || answer.status === 409)) {
        const fresh = parsed(await answer.text());
        answered += 1;
        wake?.();
        say(answer.ok ? "" : table.dataset.stale); // first, for what is shown may bring a notice
        if (!behind() && !older(fresh)) show(fresh); // while the story is told, its next moment brings all
      } else say(type.includes("json") ? (await answer.json()).error : table.dataset.lost);
      taken = answer.ok;
    } catch {
      say(table.dataset.lost);
      taken = UNHEARD;
    }
    sending -= 1;
    if (taken === UNHEARD || behind() || missed()) look(); // which goes on until the table answers
    return taken;
  };
  let deciding = null; // the decision whose answer is under way: an impatient hand answers it only once
  const decide = async (answer) => {
    const decision = Number(table.dataset.decision);
    if (decision === deciding) return false;
    deciding = decision;
    let taken = await send("answer", { decision, ...answer });
    if (taken === UNHEARD) {
      await lookedAgain();
      const stillAsked = Number(table.dataset.decision) === decision && table.querySelector("[data-answer]");
      taken = Boolean(stillAsked) && (await send("answer", { decision, ...answer })) === true; // once
    }
    deciding = null;
    return taken;
  };
  // A choice that is made of many answers: they wait for one another, and the first that is not taken is the last.
  let next = null; // those that wait, while one is under way
  const decideEach = async (answers) => {
    if (next) { next.push(...answers); return; }
    next = answers;
    while (next.length) {
      const answer = next.shift();
      const offered = table.querySelector(`[data-answer="${answer}"]`);
      if (offered && !(await decide({ answer }))) break;
    }
    next = null;
  };

  // What can be pressed as well as a button, and an area that has several answers: they stand below the question.
  const meant = (target) => {
    const { same } = target.closest("[data-same]")?.dataset ?? {};
    return (same && table.querySelector(`[data-answer="${same}"]`)) || target;
  };
  const press = (pressed, event) => {
    const target = meant(pressed);
    const several = target.closest(".choice");
    if (several) {
      table.querySelector(`[data-within="${several.dataset.area ?? several.dataset.chip}"] button`)?.focus();
      return;
    }
    const chosen = target.closest("[data-answer],[data-answers],[data-do],[data-skip],[data-go-on],[data-since]");
    if (!chosen || !table.contains(chosen)) {
      say(target.closest(".area")?.querySelector(":scope > title")?.textContent ?? "");
      return;
    }
    event.preventDefault();
    if (!isSure(chosen)) return;
    if (chosen.dataset.answers) decideEach(chosen.dataset.answers.split(" ").map(Number));
    else if (chosen.matches("[aria-pressed]")) decideEach([Number(chosen.dataset.answer)]);
    else if (chosen.dataset.answer) decide({ answer: Number(chosen.dataset.answer) });
    else if (chosen.dataset.do) send(chosen.dataset.do, {});
    else if (chosen.dataset.since) go(`?at=${chosen.dataset.since}`, true);
    else skip();
  };
  table.addEventListener("click", (event) => press(event.target, event));
  // What is typed may be the notation or words of the sentence beside it: enough of their beginnings to mean one answer.
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
  const split = (text) => folded(text).split(/[^\p{L}\p{N}+−-]+/u).filter(Boolean);
  const notation = (typed) => {
    const offered = [...table.querySelectorAll("#notations option")], wanted = split(typed);
    const exact = offered.filter(({ value, label }) => [value, label].some((said) => split(said).join(" ") === wanted.join(" ")));
    const begun = offered.filter(({ value, label }) => {
      const words = [...split(value), ...split(label)];
      return wanted.length && wanted.every((word) => words.some((each) => (/\d/.test(word) ? each === word : each.startsWith(word))));
    });
    return (exact.length === 1 ? exact : begun.length === 1 ? begun : [{ value: typed }])[0].value;
  };
  table.addEventListener("submit", (event) => {
    const form = event.target;
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    if (form.dataset.typed !== undefined) decide({ notation: notation(fields.get("notation")) });
    else if (form.dataset.send) send(form.dataset.send, fields);
    else return;
    event.preventDefault();
    form.reset();
  });
  table.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-at-once]");
    if (form) send(form.dataset.send, new URLSearchParams(new FormData(form)));
  });

  // ---- If scored now, on and off.
  const scored = () => {
    const off = document.documentElement.dataset.scored !== "off";
    if (off) document.documentElement.dataset.scored = "off";
    else delete document.documentElement.dataset.scored;
    for (const button of document.querySelectorAll("[data-switch=scored]")) button.setAttribute("aria-checked", String(!off));
  };
  table.addEventListener("click", ({ target }) => { if (target.closest("[data-switch=scored]")) scored(); });

  // ---- Keys.
  const focus = (selector) => document.querySelector(selector)?.focus();
  const choices = () => ([...table.querySelectorAll("[data-answer]")].find((each) => each.checkVisibility()) ?? document.getElementById("prompt"))?.focus();
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-choices]")) return;
    event.preventDefault();
    choices();
  });
  const type = () => { document.getElementById("typing")?.setAttribute("open", ""); focus("[data-typed] input"); };
  const keys = {
    "?": () => document.getElementById("help-link")?.click(),
    c: choices,
    a: () => focus(document.querySelector(".area[data-answer]") ? ".area[data-answer]" : ".area"),
    p: () => focus("#sheet-players"),
    s: () => scored(),
    l: () => focus(".lines li"),
    u: () => document.querySelector("[data-do=undo]")?.click(),
    h: () => document.querySelector("[data-hint]")?.click(),
    t: type,
    ".": skip,
    r: () => document.querySelector("[data-since]")?.click(),
  };
  const walk = (key) => {
    const here = document.activeElement?.closest(".area,[data-walk]");
    if (!here) return false;
    const alike = here.matches(".area") ? ".area" : "[data-walk]";
    const from = here.getBoundingClientRect();
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null, least = Infinity;
    for (const area of document.querySelectorAll(alike)) {
      const to = area.getBoundingClientRect();
      if (area === here || !to.width) continue;
      const dx = to.x + to.width / 2 - from.x - from.width / 2, dy = to.y + to.height / 2 - from.y - from.height / 2;
      const along = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (along > 8 && along + 2 * aside < least) { least = along + 2 * aside; best = area; }
    }
    best?.focus();
    return true;
  };
  const letters = () => document.documentElement.dataset.keys !== "off"; // a person may want them to mean nothing
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input,textarea,select")) return;
    if (document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("[role=button]")) press(event.target, event);
    else if (event.key === "Escape") skip();
    else if (event.key.startsWith("Arrow") && walk(event.key)) event.preventDefault();
    else if (letters() && keys[event.key.toLowerCase()]) { keys[event.key.toLowerCase()](); event.preventDefault(); }
  });
})();
