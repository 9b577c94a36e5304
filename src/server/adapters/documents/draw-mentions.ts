import type { NumberedMention } from '#server/ports/document-writer.ts';
import { GREY, INK, type Paper, type Place } from './paper.ts';

const LABEL = { size: 8.6, color: GREY };
const VALUE = { size: 12.2, weight: 600 } as const;
const DETAIL = { size: 9.4 };
const BADGE = 15;
const INSET = 35;
const PADDING = 8;
const MISSING = 'Mention manquante';

/** The numbered mentions in one frame, row below row. Returns the height. */
export function drawMentions(paper: Paper, rows: NumberedMention[][], { x, y, width }: Place): number {
  let top = y;
  for (const [index, row] of rows.entries()) {
    if (index > 0) paper.rule(x, top, width, { color: '#9ca3af' });
    const cell = width / row.length;
    const height = Math.max(...row.map((mention) => heightOf(paper, mention, cell)));
    for (const [column, mention] of row.entries()) {
      const left = x + column * cell;
      if (column > 0)
        paper.pdf
          .moveTo(left, top)
          .lineTo(left, top + height)
          .lineWidth(0.5)
          .strokeColor('#9ca3af')
          .stroke();
      drawMention(paper, mention, { x: left, y: top, width: cell });
    }
    top += height;
  }
  paper.pdf
    .roundedRect(x, y, width, top - y, 7)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke();
  return top - y;
}

function drawMention(paper: Paper, { number, label, value, details }: NumberedMention, at: Place): void {
  const [x, width] = [at.x + INSET, at.width - INSET - 8];
  let y = at.y + PADDING;
  paper.pdf.roundedRect(at.x + 11, y, BADGE, BADGE, 3.5).fill(INK);
  const digit = { size: 9, weight: 700, color: '#ffffff' } as const;
  const middle = at.x + 11 + (BADGE - paper.widthOf(String(number), digit)) / 2;
  paper.text(String(number), { x: middle, y: y + 1.6, width: BADGE }, digit);

  y += paper.text(label, { x, y: y + 0.5, width }, LABEL) + 0.5;
  if (value === '') drawMissing(paper, { x, y, width });
  else paper.text(value, { x, y, width }, VALUE);
  y += paper.heightOf(value || MISSING, width, VALUE);
  for (const detail of details) y += paper.text(detail, { x, y, width }, DETAIL);
}

function drawMissing(paper: Paper, { x, y, width }: Place): void {
  const style = { size: 10, weight: 600 } as const;
  paper.pdf
    .roundedRect(x - 3, y - 1, paper.widthOf(MISSING, style) + 8, 16, 3)
    .dash(2, { space: 2 })
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke()
    .undash();
  paper.text(MISSING, { x: x + 1, y: y + 0.5, width }, style);
}

function heightOf(paper: Paper, { label, value, details }: NumberedMention, cell: number): number {
  const width = cell - INSET - 8;
  const parts = [
    paper.heightOf(label, width, LABEL) + 0.5,
    paper.heightOf(value || MISSING, width, VALUE),
    ...details.map((detail) => paper.heightOf(detail, width, DETAIL)),
  ];
  return parts.reduce((sum, part) => sum + part, 2 * PADDING);
}
