// Looking before doing. The mouse and the keyboard show what an answer would change as they pass it; a finger shows it with
// a first tap, and the second, or the button that names it, does it. And a question that is too long for its place opens.
"use strict";
(() => {
  const table = document.querySelector("main[data-table]");
  if (!table) return;
  const ANSWER = "[data-answer]";
  const prompt = () => document.getElementById("prompt");
  let finger = false; // was it a finger that pressed last
  let tapped = null; // what it shows: the number of an answer, or the name of an area

  // ---- What is looked at has a class, and the page says what it is: the style sheets show what it would change.
  const page = document.documentElement;
  const put = (name, value) => {
    if (!value) delete page.dataset[name];
    else if (page.dataset[name] !== value) page.dataset[name] = value;
  };
  const mark = (target) => {
    for (const each of table.querySelectorAll(".looked")) if (each !== target) each.classList.remove("looked");
    target?.classList.add("looked");
    put("looked", target?.dataset.at ?? target?.dataset.card);
    const colour = target?.matches(".pick") && [...target.classList].find((name) => /^p\d$/.test(name));
    put("picked", colour);
    for (const each of table.querySelectorAll("[data-gives]")) delete each.dataset.gives;
    if (colour) target.closest(".stand")?.setAttribute("data-gives", colour);
  };
  table.addEventListener("look", ({ detail }) => mark(detail)); // what a hint advises
  const passed = () => table.querySelector(`${ANSWER}:hover`) ?? table.querySelector(`${ANSWER}:focus-visible`);
  table.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse" && tapped === null) mark(target.closest(ANSWER));
  });
  table.addEventListener("pointerleave", () => { if (tapped === null) mark(passed()); });
  table.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) mark(target.closest(ANSWER)); });
  table.addEventListener("focusout", () => { if (tapped === null) mark(finger ? null : passed()); });

  // ---- The question, opened over what lies below it, so that nothing there moves.
  const open = () => {
    const before = prompt().offsetHeight;
    prompt().classList.add("open");
    prompt().style.marginBottom = `${before - prompt().offsetHeight}px`;
    prompt().querySelector("[data-open]")?.setAttribute("aria-expanded", "true");
  };
  const shut = () => {
    tapped = null;
    prompt().querySelector(".look")?.remove();
    prompt().classList.remove("open", "looking");
    prompt().style.marginBottom = "";
    prompt().querySelector("[data-open]")?.setAttribute("aria-expanded", "false");
    mark(null);
  };
  const overflows = (each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2;
  const measure = () => {
    if (!prompt() || prompt().classList.contains("open")) return;
    const hidden = [...prompt().querySelectorAll(".together")].some((each) => !each.checkVisibility());
    const parts = [...prompt().querySelectorAll("h1, .why, .buttons, :scope > div:nth-child(2)")];
    prompt().classList.toggle("longer", hidden || parts.some(overflows));
  };

  // ---- What a finger looks at.
  const panel = (says, ...buttons) => {
    shut();
    const look = document.createElement("div"), text = document.createElement("p"), row = document.createElement("div");
    look.className = "look";
    row.className = "look-buttons";
    text.textContent = says;
    row.append(...buttons);
    look.append(text, row);
    prompt().append(look);
    prompt().classList.add("looking");
  };
  const button = (answer, look, ...inside) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `btn ${look}`;
    made.dataset.same = answer;
    made.append(...inside);
    return made;
  };
  const told = (target) => target.getAttribute("title") || target.getAttribute("aria-label") || target.textContent;
  const look = (target) => {
    const { answer, does } = target.dataset;
    panel(told(target).replace(`, ${does}`, ""), button(answer, "primary", does)); // the button says that
    if (target instanceof HTMLElement && overflows(prompt().querySelector(".look p"))) open(); // a card is read to its end
    tapped = answer;
    mark(target);
  };
  // Caballeros are too small to be tapped: their region is, and then they are rows.
  const picks = (area) => [...table.querySelectorAll(`.pick[data-answer][id^="row-${area}-"]`)];
  const SVG = "http://www.w3.org/2000/svg";
  const row = (pick) => {
    const drawing = document.createElementNS(SVG, "svg"), copy = pick.cloneNode(true);
    for (const name of ["id", "transform", "role", "tabindex", "data-answer", "aria-label"]) copy.removeAttribute(name);
    drawing.setAttribute("viewBox", "-16 -16 100 32");
    drawing.append(copy);
    const says = document.createElement("span");
    says.textContent = pick.getAttribute("aria-label");
    return button(pick.dataset.answer, "wide row-choice", drawing, says);
  };
  const rows = (area) => {
    panel(area.getAttribute("aria-label"), ...picks(area.dataset.area).map(row));
    tapped = area.dataset.area;
    open();
  };

  // ---- Pressing.
  const twice = (target) => (finger || target.closest(".dial")) && target.dataset.answer !== tapped;
  const first = (event) => {
    const { target } = event;
    if (target.closest(".look")) return;
    const toggle = target.closest("[data-open]"), step = target.closest("[data-does]");
    const area = target.closest(".area") ?? table.querySelector(`[data-area="${target.closest(".pick")?.id.split("-").slice(1, -1).join("-")}"]`);
    if (toggle) {
      if (prompt().classList.contains("open")) shut();
      else open();
    } else if (step && twice(step)) look(step);
    else if (finger && area && !step && picks(area.dataset.area).length) rows(area);
    else {
      if (target.closest(".choice") && !prompt().classList.contains("open")) open(); // what belongs to it stands there
      else if (!prompt()?.contains(target)) shut();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    if (event.type === "keydown") prompt().querySelector(".look .btn")?.focus();
  };
  document.addEventListener("pointerdown", ({ pointerType }) => { finger = pointerType !== "mouse"; }, true);
  table.addEventListener("click", first, true);
  document.addEventListener("keydown", (event) => {
    finger = false;
    if (event.key === "Escape") shut();
    if ((event.key === "Enter" || event.key === " ") && event.target.closest?.(".dial [data-does]")) first(event);
  }, true);

  // ---- After every change: what was looked at stays so if it is still an answer, and a new question is in sight.
  let decision = table.dataset.decision;
  const SHEETS = ["#sheet-log", "#sheet-players", "#sheet-map"];
  const inSight = () => {
    if (table.matches(".asks-cards") && SHEETS.includes(location.hash)) location.replace("#sheet-cards");
    const answers = [...table.querySelectorAll(ANSWER)].filter((each) => each.checkVisibility());
    const seen = ({ top, bottom }) => bottom > 0 && top < innerHeight;
    if (answers.length && !answers.some((each) => seen(each.getBoundingClientRect()))) answers[0].scrollIntoView({ block: "center" });
  };
  table.addEventListener("shown", () => {
    const still = tapped === null ? null : table.querySelector(`[data-answer="${tapped}"][data-does]`);
    const asked = table.dataset.decision !== decision;
    decision = table.dataset.decision;
    if (asked || !still) shut();
    else look(still);
    if (tapped === null) mark(finger ? null : passed());
    requestAnimationFrame(() => { // when all scripts have written: to measure before would make the browser style the page twice
      if (asked) inSight();
      measure();
    });
  });
  addEventListener("resize", measure);
  measure();
})();
