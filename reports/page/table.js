// Tables that sort by a click on a head. Every table of the page is made here.
//
//   sortableTable({
//     caption: 'Cases',                    // shown above the table
//     heads: [{ text, isNumber, title, key }],
//         // isNumber: aligned to the right, the greatest first when sorted; key(row): what to sort by, instead of the cell
//     rows: [[cell, ...], ...],            // cells: text, number, element, array of these, or null (empty), or
//         // { content, mark, sort, title, href, small }: mark colours it (good, fair, bad, off, none), sort: what to
//         // sort by; a last cell of a row that has `foot: true` as a property of the array stays below
//     build: (row) => [cell, ...],         // optional: rows are anything, their cells are made when they are shown;
//         // then each head should have a key
//     groups: [[{ text, span }, ...], ...],  // optional: rows of heads above the heads
//     className: 'types',                  // optional: of the table
//     limit: 200,                          // rows that are shown at once; "Show more" shows the next
//     noun: 'case',                        // of that button
//     isPlain: true,                       // no head of a row: the first cell is a td
//   })
//
// gives { element, setRows(rows) }: the element to insert; setRows replaces the rows and keeps the order.

'use strict';

const ROWS_SHOWN = 200;

/** A cell's content as nodes and texts; numbers with commas. */
const cellContent = (content) => {
  if (Array.isArray(content)) return content.map(cellContent);
  return typeof content === 'number' ? numberText(content) : content;
};

const isCellObject = (cell) => cell !== null && typeof cell === 'object' && !(cell instanceof Node) && !Array.isArray(cell);

/** What a cell sorts by: its own key, a number, or its text. */
const cellKey = (cell) => {
  if (isCellObject(cell)) return cell.sort ?? cellKey(cell.content ?? '');
  if (cell instanceof Node) return cell.textContent;
  if (Array.isArray(cell)) return cell.map(cellKey).join(' ');
  return cell ?? '';
};

/** The element of a cell. */
const cellElement = (cell, head, isRowHead) => {
  const given = isCellObject(cell) ? cell : { content: cell };
  const small = given.small ? element('small', {}, given.small) : null;
  const content = [cellContent(given.content ?? ''), small];
  const classes = [head.isNumber ? 'number' : '', given.mark ?? '', given.className ?? ''].filter(Boolean).join(' ');
  return element(isRowHead ? 'th' : 'td', { class: classes || null, scope: isRowHead ? 'row' : null, title: given.title },
    given.href === undefined ? content : element('a', { href: given.href }, content));
};

class SortableTable {
  constructor(options) {
    this.options = { limit: ROWS_SHOWN, noun: 'row', ...options };
    this.column = -1;
    this.falls = false;
    this.body = element('tbody');
    this.foot = element('tfoot');
    this.heads = this.options.heads.map((head, column) => this.head(head, column));
    const groups = (options.groups ?? []).map((group) => element('tr', {}, group.map(({ text, span, rows, className }) =>
      element('th', { colspan: span > 1 ? span : null, rowspan: rows, scope: span > 1 ? 'colgroup' : 'col', class: className }, text))));
    this.more = element('button', { type: 'button', class: 'more', onclick: () => this.showMore() });
    this.scroller = element('div', { class: 'scroller' },
      element('table', { class: [options.className, options.isPlain ? 'plain' : ''].filter(Boolean).join(' ') || null },
        element('caption', {}, options.caption),
        element('thead', {}, groups, element('tr', {}, this.heads)), this.body, this.foot));
    this.element = element('div', { class: 'wide' }, this.scroller, this.more);
    this.watchEdges();
    this.setRows(this.options.rows);
  }

  head(head, column) {
    const content = element('button', { type: 'button', onclick: () => this.sortBy(column) }, head.text);
    const classes = [head.isNumber ? 'number' : '', head.className ?? ''].filter(Boolean).join(' ');
    return element('th', { scope: 'col', class: classes || null, title: head.title }, content);
  }

  /** Shadows at the edges behind which there is more. */
  watchEdges() {
    const { scroller } = this;
    const look = () => {
      const left = scroller.scrollLeft;
      this.element.classList.toggle('more-left', left > 1);
      this.element.classList.toggle('more-right', left + scroller.clientWidth < scroller.scrollWidth - 1);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    new ResizeObserver(look).observe(scroller);
  }

  setRows(rows) {
    this.rows = rows.filter((row) => row.foot !== true);
    this.foot.replaceChildren(...rows.filter((row) => row.foot === true).map((row) => this.row(row)));
    this.sort();
    this.showFirst();
  }

  cells(row) { return this.options.build && !row.foot ? this.options.build(row) : row; }

  sortBy(column) {
    const head = this.options.heads[column];
    this.falls = this.column === column ? !this.falls : Boolean(head.isNumber);
    this.column = column;
    this.heads.forEach((other) => other.removeAttribute('aria-sort'));
    this.heads[column].setAttribute('aria-sort', this.falls ? 'descending' : 'ascending');
    this.sort();
    this.showFirst();
  }

  /** Empty cells come last in either direction. */
  sort() {
    if (this.column < 0) return;
    const { key } = this.options.heads[this.column];
    const keyed = this.rows.map((row) => [key ? key(row) : cellKey(this.cells(row)[this.column]), row]);
    const direction = this.falls ? -1 : 1;
    keyed.sort(([a], [b]) => {
      if (a === '' || b === '') return Number(a === '') - Number(b === '');
      return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : order.texts(String(a), String(b)));
    });
    this.rows = keyed.map(([, row]) => row);
  }

  showFirst() {
    this.body.replaceChildren();
    this.count = 0;
    this.showMore();
  }

  showMore() {
    const until = Math.min(this.count + this.options.limit, this.rows.length);
    this.body.append(...this.rows.slice(this.count, until).map((row) => this.row(row)));
    this.count = until;
    const left = this.rows.length - until;
    this.more.hidden = left === 0;
    this.more.textContent = `Show ${numberText(Math.min(left, this.options.limit))} more of ${countText(this.rows.length, this.options.noun)}`;
  }

  row(row) {
    const { heads, isPlain } = this.options;
    return element('tr', {}, this.cells(row).map((cell, column) => cellElement(cell, heads[column] ?? {}, column === 0 && !isPlain)));
  }
}

/** A table that sorts; see the top of this file. */
const sortableTable = (options) => new SortableTable(options);
