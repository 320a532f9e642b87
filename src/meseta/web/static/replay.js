// The replay without page loads: arrows, keys, playing by itself; the address is always that of the moment.
"use strict";
(() => {
  const main = document.querySelector("main"), notice = document.getElementById("notice");
  const ways = () => document.querySelector("form.slider");
  const ring = () => {
    const ringed = main.dataset.ringed.split(" ");
    for (const area of main.querySelectorAll(".area, .area-chip")) {
      area.classList.toggle("ringed", ringed.includes(area.dataset.area ?? area.dataset.chip));
    }
  };
  ring();

  let wanted = null, fetching = false; // the last moment that was asked for; others between are passed over
  const go = async (to) => {
    wanted = to;
    if (fetching) return;
    fetching = true;
    try {
      while (wanted) {
        const url = new URL(wanted, location.href);
        wanted = null;
        const answer = await fetch(`${url.pathname}${url.search}&part=true`);
        if (!answer.ok) throw answer;
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        morph(ways(), fresh.querySelector("form.slider"));
        morph(main, fresh.querySelector("main"));
        ways().elements.at.value = ways().elements.at.getAttribute("value");
        ring();
        history.replaceState(null, "", url);
        notice.textContent = "";
      }
    } catch { notice.textContent = notice.dataset.lost; }
    fetching = false;
  };
  const at = (name) => document.getElementById(`replay-${name}`).href;

  // ---- Playing by itself.
  const PACE = 1200; // milliseconds for each moment
  let playing = null;
  const play = (on) => {
    clearTimeout(playing);
    const button = document.getElementById("replay-play");
    button.setAttribute("aria-pressed", String(on));
    playing = on ? setTimeout(step, PACE * Number(ways().dataset.weight)) : null;
  };
  const step = async () => {
    const here = location.href;
    await go(at("forward"));
    play(location.href !== here); // until the end
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) { play(playing === null); return; }
    const link = event.target.closest("[data-moment]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    document.getElementById("replay-chapters").open = false;
    go(link.href);
  });
  ways().addEventListener("input", ({ target }) => {
    if (target.name !== "at") return;
    const url = new URL(at("first"));
    url.searchParams.set("at", target.value);
    play(false);
    go(url.href);
  });
  const keys = { ArrowRight: "forward", ArrowLeft: "back", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input:not([type=range])")) return;
    if (event.key === " " && !event.target.closest("a, button, summary")) play(playing === null);
    else if (keys[event.key]) { play(false); go(at(keys[event.key])); }
    else return;
    event.preventDefault();
  });
})();
