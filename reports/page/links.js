// Links to what a page is about: ONNX's text, the project, and what a case is made of.

'use strict';

const links = {
  /**
   * A link to ONNX's description of an operator version, in the edition by which these runs were judged, or in the first one that
   * has it; null if they were judged by different ones.
   */
  specification(runs, version) {
    const minor = (edition) => Number(/^onnx-1\.(\d+)$/.exec(edition)?.[1] ?? NaN);
    const [judged, ...others] = new Set(runs.map(({ edition }) => edition));
    if (version === undefined || others.length > 0 || Number.isNaN(minor(judged))) return null;
    const edition = minor(judged) < minor(version.edition) ? version.edition : judged;
    return element('p', { class: 'note' }, element('a', {
      href: `https://github.com/onnx/onnx/blob/v1.${minor(edition)}.0/docs/Changelog.md#${version.id}`,
    }, `ONNX’s text of ${version.id}`), edition === judged ? ` in the edition judged, ${edition}` : ` in ${edition}, the first edition that has it`);
  },

  /** A file of the project: a link if the build has the project's address, else `otherwise`, by default its name. */
  document(path, words, place = '', otherwise = `${words} (${path})`) {
    const { home } = model.data;
    return home === '' ? otherwise : element('a', { href: `${home}/blob/main/${path}${place}` }, words);
  },

  /** The home page of an implementation, and where its faults are reported; null if the page does not know them. */
  implementation(run) {
    const { homes = {} } = model.data, home = Object.hasOwn(homes, run.name) ? homes[run.name] : '';
    if (!/^https:\/\/[\w./-]+$/.test(home)) return null;
    const link = (href, words) => element('a', { href, rel: 'noreferrer' }, words);
    return element('p', { class: 'note' }, `${run.name}: `, link(home, 'home page'), ', ',
      link(`${home}${/gitlab/.test(home) ? '/-' : ''}/issues`, 'issues'));
  },

  /** The decisions that a clause is based on, with their sentences; a list of elements. */
  decisions(clause) {
    const { decisions } = model.data;
    return clause.decisions.filter((id) => Object.hasOwn(decisions, id)).map((id) => element('small', {}, 'Decision ',
      links.document('DECISIONS.md', id, `#${id}`, id), `: ${decisions[id].replaceAll('`', '')}`));
  },

  /** Where the files of a case of the corpus are: "ScatterND-18.zip, folder NAME"; '' for other cases. */
  files(run, id) {
    const [, source, version, name] = /^([^/]+)\/([^/]+)\/([^/#]+)(?:#\d+)?$/.exec(id) ?? [];
    return source !== undefined && Object.hasOwn(run?.corpora ?? {}, source) ? `${version}.zip, folder ${name}` : '';
  },

  /** The command that prints a case; '' if the program does not find it in its own corpus. */
  show(run, id) {
    return /^cases\//.test(id) && / --cases cases --filter $/.test(run.again.cases ?? '') ? `scatter-cts show ${shellWord(id)}` : '';
  },
};
