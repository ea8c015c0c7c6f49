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

  /** The same with one run a version: the first that is whole. Others differ in options. */
  histories() {
    return this.implementations().map(([name, runs]) => {
      const versions = [...new Set(runs.map(({ version }) => version))];
      return [name, versions.map((version) => {
        const own = runs.filter((run) => run.version === version);
        return own.find(({ complete, selected }) => complete && !selected) ?? own[0];
      })];
    });
  },

  /** A run of the newest version of each implementation. */
  newest() { return this.histories().map(([, runs]) => runs.at(-1)); },
};
