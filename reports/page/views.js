// The views of the page, and which of them the navigation shows.
//
// A view:  views.push({
//   name: 'cases',                  // in the address: #view=cases
//   title: 'Cases',                 // in the navigation, and the heading of the view
//   isThere: (state) => bool,       // whether there is something to show
//   show: (into, state) => void,    // builds into an empty element, below the heading
//   update: (into, state) => bool,  // optional: the address changed, but view and run did not; true: done, no need for show
// });

'use strict';

const views = [];

/** Which views the navigation shows, in order, for all runs and for one run. Others are listed after them. */
const NAVIGATION = {
  runs: ['scoreboard', 'findings', 'heat', 'trend', 'sentences', 'differences', 'comparison', 'cases'],
  run: ['overview', 'findings', 'causes', 'types', 'questions', 'clauses', 'choices', 'heat', 'cases'],
};

const navigation = {
  /** The run that the address names, or the only one; else null. */
  run(state) {
    if (model.runs.length === 1) return model.runs[0];
    return /^\d+$/.test(state.run ?? '') ? model.runs[Number(state.run)] ?? null : null;
  },

  /** The views that can be shown, in order. */
  views(state) {
    const isRun = this.run(state) !== null;
    const [order, others] = isRun ? [NAVIGATION.run, NAVIGATION.runs] : [NAVIGATION.runs, NAVIGATION.run];
    const listed = order.map((name) => views.find((view) => view.name === name));
    const rest = views.filter((view) => !order.includes(view.name) && !others.includes(view.name));
    return [...listed, ...rest].filter((view) => view !== undefined && view.isThere(state));
  },

  /** The view of the address, or the first one. */
  view(state) {
    const there = this.views(state);
    const first = state.view === undefined && this.run(state) === null && model.data.pairs !== undefined ? 'comparison' : state.view;
    return there.find((view) => view.name === first)
      ?? views.find((view) => view.name === state.view && view.isThere(state)) ?? there[0];
  },

  /** An address of a view with only this state; the rest of the state belongs to the view that is left. */
  address(view, run, more = {}) {
    const { older, newer } = address.get();
    const pair = /(^|\s)-?changed:/.test(more.q ?? '') ? { older: older ?? null, newer: newer ?? null } : {}; // what changed between these
    const state = { view, ...(run === null || model.runs.length === 1 ? {} : { run: run.number }), ...pair, ...more };
    return address.text(Object.entries(state).filter(([, value]) => value !== null && value !== undefined && value !== ''));
  },

  /** The address of the list of cases that a search finds; run null: of all runs. */
  cases(run, terms, more = {}) {
    return this.address('cases', run, { q: terms.filter((term) => term !== '').join(' '), ...more });
  },

  /** The address of one case. */
  case(run, number, terms = []) {
    return this.address('case', run, { case: model.id(number), q: terms.join(' ') });
  },

  /** A term of the search language, such as dtype:float16; quoted if it must be. */
  term(name, value) {
    const matched = this.termValue(value);
    return `${name}:${/[\s,]/.test(matched) || matched === '' ? `"${matched}"` : matched}`;
  },

  /** What a term has for a value: the glob that matches it; a double quote, which ends a term, is matched by "?". */
  termValue(value) { return globOf(value).replaceAll('"', '?'); },
};
