// Makes one tree like another, keeping nodes so that pieces glide and focus stays.
"use strict";
const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
const morph = (old, fresh) => {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.isEqualNode(fresh)) return; // most of a page stays as it is, and the browser sees that sooner
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.dataset?.keep !== undefined) return; // what a person is typing, or has opened
  const stays = new Set([...fresh.children].map((child) => child.id));
  for (const child of [...old.children]) if (child.id && !stays.has(child.id)) child.remove(); // so that others need not move
  const kept = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const match = (node.id && kept.get(node.id)) || (at && same(at, node) ? at : null);
    if (!match) old.insertBefore(document.importNode(node, true), at);
    else {
      if (match === at) at = at.nextSibling;
      else old.insertBefore(match, at);
      morph(match, node);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
};
