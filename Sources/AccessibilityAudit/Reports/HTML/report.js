// SPDX-License-Identifier: Apache-2.0
// Hides findings that the filters leave out. Without it everything is shown.
(function () {
  "use strict";
  const form = document.getElementById("filters");
  if (!form) return;
  const status = document.getElementById("status");
  const findings = Array.from(document.querySelectorAll(".finding")).map((element) => ({
    element, text: element.textContent.toLowerCase() + " " + element.dataset.rule,
  }));
  const checked = (name) =>
    new Set(Array.from(form.querySelectorAll(`[name=${name}]:checked`), (box) => box.value));
  let timer;
  function apply() {
    const impacts = checked("impact");
    const outcomes = checked("outcome");
    const rule = form.elements.rule.value;
    const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, text } of findings) {
      const fits = impacts.has(element.dataset.impact) && outcomes.has(element.dataset.outcome)
        && (!rule || element.dataset.rule === rule) && words.every((word) => text.includes(word));
      element.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const box of document.querySelectorAll(".group, .window")) {
      box.hidden = !box.querySelector(".finding:not([hidden])");
    }
    for (const mark of document.querySelectorAll("svg [data-findings]")) {
      const numbers = mark.dataset.findings.split(" ");
      mark.style.display =
        numbers.some((number) => !document.getElementById("finding-" + number).hidden) ? "" : "none";
    }
    // While somebody types a screen reader would read every step.
    clearTimeout(timer);
    const text = `Showing ${shown} of ${findings.length} findings.`;
    timer = setTimeout(() => { status.textContent = text; }, 300);
  }
  form.addEventListener("input", apply);
  form.addEventListener("reset", () => setTimeout(apply));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  apply();
  // A link to a finding that is filtered out shows it.
  function reveal() {
    const target = document.getElementById(location.hash.slice(1));
    if (target && target.closest("[hidden]")) form.reset();
  }
  addEventListener("hashchange", reveal);
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
})();
