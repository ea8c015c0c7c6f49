// Orders: texts with numbers by value, runs by name and version.

'use strict';

const order = {
  collator: new Intl.Collator('en', { numeric: true }),

  /** 1.4.0 before 1.10.0. */
  texts(a, b) { return order.collator.compare(a, b); },

  /** Runs by name, then by version, then as they were added. */
  runs() {
    return [...model.runs].sort((a, b) => order.texts(a.name, b.name) || order.texts(a.version, b.version) || a.number - b.number);
  },

  /** The runs of each implementation, versions in order: [[name, runs]]. */
  implementations() {
    const groups = new Map();
    for (const run of this.runs()) groups.set(run.name, [...(groups.get(run.name) ?? []), run]);
    return [...groups];
  },
};
