import type { Block, Fact } from '#server/ports/document-writer.ts';
import { GREY, INK, type Paper, type Place } from './paper.ts';

const LABEL_WIDTH = 81;
const TEXT = { size: 9.4 };
const TITLE = { size: 9.2, weight: 600 } as const;

/** A title, then a label and its lines in each row. Returns the height. */
export function drawFacts(
  paper: Paper,
  { title, rows }: Extract<Block, { kind: 'facts' }>,
  at: Place,
): number {
  let y = at.y + paper.text(title, at, TITLE) + 4;
  for (const row of rows) {
    y += drawFact(paper, row, { ...at, y }) + 4;
    paper.rule(at.x, y, at.width);
    y += 4.5;
  }
  return y - at.y;
}

function drawFact(paper: Paper, { label, lines, isPlate }: Fact, { x, y, width }: Place): number {
  const height = paper.text(label, { x, y, width: LABEL_WIDTH - 6 }, { ...TEXT, color: GREY });
  const place = { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH };
  if (isPlate) return Math.max(height, drawPlate(paper, lines.join(' '), { ...place, y }));
  let below = y;
  for (const line of lines) below += paper.text(line, { ...place, y: below }, TEXT);
  return Math.max(height, below - y);
}

/** Drawn like the plate on a car. */
function drawPlate(paper: Paper, plate: string, { x, y }: Place): number {
  const [height, band] = [19, 11];
  const style = { size: 9.6, weight: 700 } as const;
  const width = paper.widthOf(plate, style) + 2 * band + 14;
  const { pdf } = paper;
  pdf.save().roundedRect(x, y, width, height, 3).clip();
  pdf.rect(x, y, width, height).fill('#ffffff');
  pdf.rect(x, y, band, height).fill('#1d4ed8');
  pdf.rect(x + width - band, y, band, height).fill('#1d4ed8');
  pdf.restore();
  pdf.roundedRect(x, y, width, height, 3).lineWidth(0.7).strokeColor('#6b7280').stroke();
  paper.text('F', { x: x + 3, y: y + 9, width: band }, { size: 6, weight: 700, color: '#ffffff' });
  paper.text(plate, { x: x + band + 7, y: y + 2.6, width }, { ...style, color: INK });
  return height;
}

/** Labels with their amounts, and the total. Returns the height. */
export function drawAmounts(
  paper: Paper,
  { title, rows, total }: Extract<Block, { kind: 'amounts' }>,
  at: Place,
): number {
  let y = at.y + paper.text(title, at, TITLE) + 3;
  for (const { label, value } of rows) {
    const amount = paper.widthOf(value, TEXT);
    const room = at.width - amount - 24;
    const height = paper.text(label, { ...at, y, width: room }, { ...TEXT, color: GREY });
    paper.text(value, { ...at, y }, { ...TEXT, align: 'right' });
    dots(paper, at.x + Math.min(room, paper.widthOf(label, TEXT)) + 6, y + 8.5, at.x + at.width - amount - 6);
    y += height + 4.5;
  }
  paper.rule(at.x, y, at.width, { weight: 0.8, color: INK });
  y += 6;
  const style = { size: 11, weight: 600 } as const;
  paper.text(total.label, { ...at, y }, style);
  y += paper.text(total.value, { ...at, y }, { ...style, align: 'right' });
  return y - at.y;
}

function dots({ pdf }: Paper, from: number, y: number, to: number): void {
  if (to - from < 8) return;
  pdf.moveTo(from, y).lineTo(to, y).dash(0.6, { space: 1.2 }).lineWidth(0.5).strokeColor('#9ca3af');
  pdf.stroke().undash();
}
