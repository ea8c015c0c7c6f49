// Links to what a page is about: ONNX's text, the project, and what a case is made of.

'use strict';

const links = {
  /** ONNX's description of an operator version, as an edition has it; '' for an edition that ONNX did not release. */
  specification(edition, version) {
    const [, release] = /^onnx-(\d+\.\d+)$/.exec(edition) ?? [];
    return release === undefined ? '' : `https://github.com/onnx/onnx/blob/v${release}.0/docs/Changelog.md#${version}`;
  },

  /** A file of the project: a link if the build has the project's address, else its name. */
  document(path, words, place = '') {
    const { home } = model.data;
    return home === '' ? `${words} (${path})` : element('a', { href: `${home}/blob/main/${path}${place}` }, words);
  },

  /** The decisions that a clause is based on, with their sentences; a list of elements. */
  decisions(clause) {
    const { home, decisions } = model.data;
    return clause.decisions.filter((id) => Object.hasOwn(decisions, id)).map((id) => element('small', {}, 'Decision ',
      home === '' ? id : element('a', { href: `${home}/blob/main/DECISIONS.md#${id}` }, id), `: ${decisions[id]}`));
  },

  /** Where the files of a case of the corpus are: "ScatterND-18.zip, folder NAME"; '' for other cases. */
  files(run, id) {
    const [, source, version, name] = /^([^/]+)\/([^/]+)\/([^/#]+)(?:#\d+)?$/.exec(id) ?? [];
    return source !== undefined && Object.hasOwn(run?.corpora ?? {}, source) ? `${version}.zip, folder ${name}` : '';
  },
};
