// Filters and sorts the table of cases, copies commands, unfolds the target of a link. The page is complete without it.
'use strict';

(() => {
  const VERDICT = 1, VERSION = 2, TYPE = 3, WHY = 5;
  const columns = { verdict: VERDICT, version: VERSION, type: TYPE, clause: WHY };

  // A verdict without its sign; the clause that a reason begins with.
  const word = (cell, column) => {
    const text = (cell.querySelector('summary') || cell).textContent;
    if (column === VERDICT) return text.replace(/^\S+ /, '');
    if (column === WHY) return (/^([a-z0-9-]+): /.exec(text) || ['', ''])[1];
    return text;
  };

  const fill = (select, words) => {
    for (const text of [...new Set(words)].filter(Boolean).sort()) {
      const option = document.createElement('option');
      option.value = option.textContent = text;
      select.append(option);
    }
  };

  const setUpFilter = (filter, table) => {
    const body = table.tBodies[0];
    const rows = [...body.rows].map((row) => {
      const cells = [...row.cells];
      return {
        row,
        text: (row.id + ' ' + cells.map((cell) => cell.textContent).join(' ')).toLowerCase(),
        words: cells.map(word),
      };
    });
    const fields = [...filter.querySelectorAll('select')];
    const input = filter.querySelector('input');
    const output = filter.querySelector('output');
    for (const select of fields) fill(select, rows.map(({ words }) => words[columns[select.name]]));
    const apply = () => {
      const parts = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const { row, text, words } of rows) {
        const matches = parts.every((part) => text.includes(part)) &&
          fields.every((select) => select.value === '' || words[columns[select.name]] === select.value);
        row.hidden = !matches;
        shown += matches;
      }
      output.textContent = shown + ' of ' + rows.length + ' cases';
    };
    filter.addEventListener('input', apply);
    filter.hidden = false;
    apply();
    setUpSorting(table, body, rows);
  };

  const setUpSorting = (table, body, rows) => {
    const heads = [...table.tHead.rows[0].cells];
    const collator = new Intl.Collator('en', { numeric: true });
    heads.forEach((head, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener('click', () => {
        const falls = head.getAttribute('aria-sort') === 'ascending';
        const key = ({ row }) => (row.cells[column].querySelector('summary') || row.cells[column]).textContent;
        const keyed = rows.map((entry) => [key(entry), entry.row]);
        keyed.sort((a, b) => (falls ? -1 : 1) * collator.compare(a[0], b[0]));
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', falls ? 'descending' : 'ascending');
        body.append(...keyed.map(([, row]) => row));
      });
    });
  };

  // If neither writing to the clipboard nor copying the selection is permitted, the text stays selected.
  const copy = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      return document.execCommand('copy') ? 'Copied' : 'Selected';
    }
  };

  const setUpCopying = (button, code) => {
    const say = (text, label) => {
      button.textContent = text;
      button.setAttribute('aria-label', label);
    };
    const rest = () => say('Copy', 'Copy the command');
    rest();
    button.addEventListener('click', async () => {
      const done = await copy(code);
      say(done, done);
      setTimeout(rest, 1500);
    });
  };

  const addCopyButtons = (element) => {
    for (const code of element.querySelectorAll('.command > code:only-child')) {
      const button = document.createElement('button');
      button.type = 'button';
      setUpCopying(button, code);
      code.after(button);
    }
  };

  const unfoldTarget = () => {
    const target = document.querySelector(':target');
    if (!target) return;
    for (let at = target; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
    target.hidden = false;
    const inside = target.querySelector(':scope > td details');
    if (inside) inside.open = true;
    target.scrollIntoView();
  };

  for (const filter of document.querySelectorAll('.filter')) {
    const table = filter.parentElement.querySelector('table.cases');
    if (table) setUpFilter(filter, table);
  }
  addCopyButtons(document);
  addEventListener('hashchange', unfoldTarget);
  addEventListener('load', unfoldTarget);
})();
