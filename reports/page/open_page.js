// Opens another page of the program in the browser: it is dropped on the page or chosen, its model is read here, and sent nowhere.

'use strict';

const openPage = {
  name: 'open',
  title: 'Open a page',
  SIZE_MOST: 200 * 1024 * 1024,
  message: null, // about the last file: {mark, words, command}

  isThere: () => model.data.case === undefined,

  show(into) {
    const input = element('input', { type: 'file', id: 'page-file', accept: '.html', onchange: () => this.open([...input.files]) });
    this.said = element('div', { class: 'open-said', role: 'status' });
    into.append(
      element('p', {}, 'The runs of another page, as scatter-cts report writes it, are shown beside the runs of this page. It is read in this browser and sent nowhere.'),
      element('div', { class: 'drop' }, element('label', { for: 'page-file' }, 'Choose a page, or drop it anywhere on this one'), input),
      this.said,
      element('p', { class: 'note' }, 'Cases are matched by their ids: whether they have the same inputs, only scatter-cts compare checks.'));
    this.say();
  },

  update() {
    this.say();
    return true;
  },

  say(message = this.message) {
    this.message = message;
    if (this.said === undefined || message === null) return;
    const { mark, words } = message;
    this.said.replaceChildren(element('p', {}, marks.labelled(mark, words)), ...(message.command ? [command.block(message.command)] : []));
  },

  /** Opens files one after the other, then shows the last run. */
  async open(files) {
    if (files.length === 0) return;
    if (navigation.view(address.get()) !== this) address.go({ view: this.name, case: null, q: null });
    const before = model.runs.length, failed = [];
    for (const file of files)
      try {
        this.add(model.data, openedModel.of(file.size > this.SIZE_MOST ? '' : await file.text(), file.name), file.name);
      } catch (fault) {
        failed.push({ mark: 'bad', words: `${file.name}: ${fault.isOfPage ? '' : 'cannot be read: '}${fault.message}`, command: fault.helping });
      }
    const added = model.runs.length - before;
    if (added > 0) model.index();
    this.say(failed[0] ?? { mark: 'good', words: `${files.map((file) => file.name).join(', ')}: ${countText(added, 'run')} added.` });
    if (added > 0 && failed.length === 0) location.hash = navigation.address('overview', model.runs.at(-1));
    if (added > 0) address.changed();
  },

  /** Adds the runs of another model, `file`, to one. Both number cases, clauses and texts on their own; nothing is added if a number is wrong. */
  add(data, other, file) {
    const own = {
      cases: [...data.cases.ids], clauses: data.clauses.map(({ id }) => id), texts: [...data.texts], types: [...data.types],
      reductions: [...data.reductions],
    };
    const places = (names, list) => {
      const known = new Map(list.map((name, at) => [name, at]));
      return names.map((name) => {
        if (!known.has(name)) known.set(name, list.push(name) - 1);
        return known.get(name);
      });
    };
    const numbers = places(other.cases.ids, own.cases), clauses = places(other.clauses.map(({ id }) => id), own.clauses), texts = places(other.texts, own.texts);
    const types = places(other.types, own.types), reductions = places(other.reductions, own.reductions);
    const versions = other.versions.map(({ id }) => data.versions.findIndex((version) => version.id === id));
    const at = (list, number) => list[number] ?? -1;
    const runs = other.runs.map((run) => this.moved(run, {
      file, count: own.cases.length, numbers,
      number: (one) => at(numbers, one), clause: (one) => at(clauses, one), text: (one) => at(texts, one), version: (one) => at(versions, one),
      title: data.runs.some(({ title }) => title === run.title) ? `${run.title} (${file})` : run.title,
    }));
    const { cases } = data;
    other.cases.ids.forEach((id, number) => {
      if (numbers[number] < cases.ids.length) return;
      cases.ids.push(id);
      cases.versions.push(at(versions, other.cases.versions[number]));
      cases.types.push(at(types, other.cases.types[number]));
      cases.reductions.push(at(reductions, other.cases.reductions[number]));
      cases.opsets.push(other.cases.opsets[number]);
      cases.clauses.push(other.cases.clauses[number].map((clause) => at(clauses, clause)));
    });
    other.clauses.forEach((clause, number) => {
      if (clauses[number] >= data.clauses.length) data.clauses.push(clause);
    });
    Object.assign(data, { texts: own.texts, types: own.types, reductions: own.reductions });
    data.runs = [...data.runs, ...runs];
  },

  /** A run with the numbers of this page. */
  moved(run, { count, numbers, number, clause, text, version, title, file }) {
    const spread = (letters) => {
      const places = new Array(count).fill('.');
      [...letters].forEach((letter, place) => (places[numbers[place]] = letter));
      return places.join('');
    };
    return {
      ...run, title, opened: file, verdicts: spread(run.verdicts), standings: spread(run.standings), waived: run.waived.map(number), unsteady: run.unsteady.map(number),
      reasons: [...this.unfolded(run.reasons)].map(({ reason, places }) => ({
        ...reason, text: text(reason.text), compared: text(reason.compared), found: reason.found.map(clause), warned: reason.warned.map(clause),
        cases: places.map(number).map((place, at, all) => (at === 0 ? place : place - all[at - 1])),
      })),
      statements: run.statements.map((statement) => ({ ...statement, version: version(statement.version) })),
      causes: run.causes.map((cause) => ({ ...cause, telling: number(cause.telling), examples: cause.examples.map(number) })),
      details: Object.fromEntries(Object.entries(run.details).map(([place, details]) => [number(Number(place)), details])),
    };
  },

  /** Reasons with the numbers of their cases, which the model has as differences. */
  * unfolded(reasons) {
    for (const reason of reasons) {
      let place = 0;
      yield { reason, places: reason.cases.map((difference) => (place += difference)) };
    }
  },
};

views.push(openPage);

/** Files may be dropped anywhere. */
const isDrop = (event) => event.dataTransfer?.types.includes('Files') && openPage.isThere();
addEventListener('dragover', (event) => {
  if (!isDrop(event)) return;
  event.preventDefault();
  document.documentElement.classList.add('dropping');
});
addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) document.documentElement.classList.remove('dropping');
});
addEventListener('drop', (event) => {
  if (!isDrop(event)) return;
  event.preventDefault();
  document.documentElement.classList.remove('dropping');
  openPage.open([...event.dataTransfer.files]);
});
