import type { BillBlock, BillRow } from '#server/ports/bill-blocks.ts';
import { CONTENT_WIDTH, GREY, INK, MARGIN, PAGE_HEIGHT, type Paper, type Place } from './paper.ts';

const GREEN = '#15803d';
const HEAD = { size: 8.8, weight: 600, color: GREY } as const;
const LABEL = { size: 9.8, weight: 600 } as const;
const DETAIL = { size: 9, color: GREY };
const NUMBER = { size: 9.8, align: 'right' } as const;
/** From the right edge to the right side of each column. */
const columns = { ttc: 0, ht: 69, rate: 133 };
const WORDS_END = 178;
/** The lowest that a row may reach: below it is the footer. */
const LOWEST = PAGE_HEIGHT - 78;
/** Above and below the text of a row: less where there are many rows, so that an ordinary bill has one page. */
const PADDING = { few: 8, many: 5 };
const MANY = 5;

type Lines = Extract<BillBlock, { kind: 'bill_lines' }>;
type Look = { withVat: boolean; padding: number };
type Totals = Extract<BillBlock, { kind: 'bill_totals' }>;

/** The lines of a bill, on as many pages as they need. Returns where they end, relative to where they began. */
export function drawLines(paper: Paper, { withVat, rows }: Lines, at: Place): number {
  let y = at.y + drawHead(paper, withVat, at);
  const look = { withVat, padding: rows.length < MANY ? PADDING.few : PADDING.many };
  for (const row of rows) {
    const height = rowHeight(paper, row, look);
    if (y + height > LOWEST) {
      paper.pdf.addPage();
      y = MARGIN + drawHead(paper, withVat, { ...at, y: MARGIN });
    }
    drawRow(paper, row, look, { ...at, y });
    y += height;
  }
  return y - at.y;
}

function drawHead(paper: Paper, withVat: boolean, at: Place): number {
  paper.text('Désignation', at, HEAD);
  if (withVat) {
    inColumn(paper, 'TVA', 'rate', at, { ...HEAD, align: 'right' });
    inColumn(paper, 'Montant HT', 'ht', at, { ...HEAD, align: 'right' });
  }
  inColumn(paper, withVat ? 'Montant TTC' : 'Montant', 'ttc', at, { ...HEAD, align: 'right' });
  paper.rule(at.x, at.y + 18, at.width, { weight: 0.9, color: INK });
  return 18;
}

function drawRow(paper: Paper, row: BillRow, look: Look, at: Place): void {
  const { withVat, padding } = look;
  const top = { ...at, y: at.y + padding };
  const words = { ...top, width: wordsWidth(withVat) };
  const below = paper.text(row.label, words, LABEL);
  if (row.detail) paper.text(row.detail, { ...words, y: top.y + below }, DETAIL);
  if (withVat) {
    inColumn(paper, row.rate, 'rate', top, NUMBER);
    inColumn(paper, row.ht, 'ht', top, NUMBER);
  }
  inColumn(paper, row.ttc, 'ttc', top, NUMBER);
  paper.rule(at.x, at.y + rowHeight(paper, row, look), at.width);
}

function rowHeight(paper: Paper, { label, detail }: BillRow, { withVat, padding }: Look): number {
  const width = wordsWidth(withVat);
  const words = paper.heightOf(label, width, LABEL) + (detail ? paper.heightOf(detail, width, DETAIL) : 0);
  return words + 2 * padding;
}

function wordsWidth(withVat: boolean): number {
  return CONTENT_WIDTH - (withVat ? WORDS_END : 90);
}

function inColumn(
  paper: Paper,
  text: string,
  column: keyof typeof columns,
  { x, y, width }: Place,
  style: Parameters<Paper['text']>[2],
): void {
  paper.text(text, { x, y, width: width - columns[column] }, style);
}

/** VAT by rate on the left, the sums on the right; never split over two pages. Returns its end as `drawLines` does. */
export function drawTotals(paper: Paper, block: Totals, at: Place): number {
  const { rates, notes, rows, mention } = block;
  const height = Math.max(
    rates.length * 18 + notes.length * 26 + 24,
    rows.length * 20 + (mention ? 22 : 0) + 84,
  );
  let { y } = at;
  if (y + height > (at.lowest ?? LOWEST)) {
    paper.pdf.addPage();
    y = MARGIN;
  }
  drawRates(paper, block, { x: at.x, y, width: at.width * 0.525 });
  drawSums(paper, block, { x: at.x + at.width * 0.572, y: y - 2, width: at.width * 0.428 });
  return y + height - at.y;
}

const RATE_COLUMNS = { ttc: 0, vat: 46, ht: 86 };

function drawRates(paper: Paper, { rates, notes }: Totals, at: Place): void {
  let { y } = at;
  const cells = (
    row: { ht: string; vat: string; ttc: string },
    style: { size: number; weight?: 400 | 600 },
  ) => {
    for (const column of ['ht', 'vat', 'ttc'] as const)
      paper.text(
        row[column],
        { x: at.x, y, width: at.width - RATE_COLUMNS[column] },
        { ...style, align: 'right' },
      );
  };
  if (rates.length > 0) {
    paper.text('Taux', { ...at, y }, HEAD);
    cells({ ht: 'Base HT', vat: 'TVA', ttc: 'TTC' }, HEAD);
    y += 15;
    paper.rule(at.x, y, at.width, { weight: 0.8, color: '#9ca3af' });
    for (const rate of rates) {
      y += 4.5;
      paper.text(rate.name, { ...at, y }, { size: 8.8 });
      cells(rate, { size: 8.8 });
      y += 15.5;
      paper.rule(at.x, y, at.width);
    }
    y += 9;
  }
  for (const note of notes) y += paper.text(note, { ...at, y }, { size: 9, color: GREY });
}

function drawSums(paper: Paper, { rows, total, mention, paid, left }: Totals, at: Place): void {
  let { y } = at;
  const pair = (
    { label, value }: { label: string; value: string },
    style: { size: number; color?: string },
  ) => {
    paper.text(label, { ...at, y }, style);
    y += paper.text(value, { ...at, y }, { ...style, align: 'right' }) + 5;
  };
  for (const row of rows) pair(row, { size: 9.8 });
  paper.rule(at.x, y, at.width, { weight: 1.4, color: INK });
  y += 8;
  paper.text(total.label, { ...at, y }, { size: 14.2, weight: 700 });
  y += paper.text(total.value, { ...at, y }, { size: 14.2, weight: 700, align: 'right' }) + 7;
  paper.rule(at.x, y, at.width, { weight: 1.4, color: INK });
  y += 8;
  if (mention) y += paper.text(mention, { ...at, y }, { size: 9, color: GREY }) + 6;
  if (paid) pair(paid, { size: 9.8, weight: 600, color: GREEN } as { size: number });
  pair(left, { size: 9.8 });
}
