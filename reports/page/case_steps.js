// From failure to failure: links, buttons and keys above a case.

'use strict';

const caseSteps = {
  hasKeys: true, // the keys j and k can be switched off, for those who speak or mistype

  /** The row above a case: back to the list, previous and next failure of the search, or of all if it does not find the case. */
  show(run, state, number) {
    const back = navigation.address('cases', run, { q: state.q ?? null, sort: state.sort ?? null });
    const list = element('a', { href: back }, `← ${state.q ? 'Back to the found cases' : 'All cases'}`);
    this.targets = {};
    if (run === null) return element('div', { class: 'case-steps' }, list);
    const isFound = Boolean(state.q) && search.compile(state.q).holds(run, number);
    const failures = this.failures(run, isFound ? state.q : ''), place = failures.indexOf(number);
    this.targets = {
      previous: failures.filter((failure) => failure < number).at(-1),
      next: failures.find((failure) => failure > number),
    };
    const where = place < 0 ? countText(failures.length, 'failure') : `failure ${numberText(place + 1)} of ${numberText(failures.length)}`;
    const keys = element('input', {
      type: 'checkbox', id: 'step-keys', checked: this.hasKeys, onchange: () => { this.hasKeys = keys.checked; },
    });
    return element('div', { class: 'case-steps' }, list, this.button('previous', 'Previous failure'), this.button('next', 'Next failure'),
      element('span', { class: 'step-place', 'aria-live': 'polite' }, where, isFound ? ' among the found cases' : ''),
      element('label', { class: 'step-keys', for: 'step-keys' }, keys, ' Keys: ', element('kbd', {}, 'k'), ' or ', element('kbd', {}, '←'),
        ' previous, ', element('kbd', {}, 'j'), ' or ', element('kbd', {}, '→'), ' next failure'));
  },

  button(name, words) {
    return element('button', { type: 'button', id: `${name}-failure`, disabled: this.targets[name] === undefined, onclick: () => this.go(name) }, words);
  },

  /** The failures of a run that a search finds, in order. */
  failures(run, text) {
    const { holds } = search.compile(text);
    const failures = [];
    for (let other = 0; other < model.caseCount; other++)
      if (model.fails(run, other) && holds(run, other)) failures.push(other);
    return failures;
  },

  go(name) {
    const target = this.targets[name];
    if (target !== undefined) address.go({ case: model.id(target) });
  },

  /** Keys step where they mean nothing else: not in fields, and arrows not where something scrolls or moves. */
  pressed(event) {
    const name = { j: 'next', ArrowRight: 'next', k: 'previous', ArrowLeft: 'previous' }[event.key];
    if (!this.hasKeys || name === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (navigation.view(address.get()) !== caseView) return;
    const { target } = event, isArrow = event.key.startsWith('Arrow');
    if (target.closest('input:not([type=checkbox]), select, textarea') || (isArrow && target.closest('.scroller, .drawing-scroller, pre, summary'))) return;
    event.preventDefault();
    this.go(name);
  },
};

addEventListener('keydown', (event) => caseSteps.pressed(event));
