import { encode } from 'uqr';
import type { Block } from '#server/ports/document-writer.ts';
import { GREY, type Paper, type Place } from './paper.ts';

const SIDE = 78;
const PADDING = 16;

/** The QR code, and the lines to compare by eye. Returns the height. */
export function drawSeal(
  paper: Paper,
  { title, address, lines }: Extract<Block, { kind: 'seal' }>,
  at: Place,
): number {
  const { x, y, width } = at;
  const text = { x: x + SIDE + 2 * PADDING + 12, width: width - SIDE - 3 * PADDING - 12 };
  const heights = lines.map((line) => paper.heightOf(wholeOf(line), text.width, { size: 8.8 }));
  const inside = heights.reduce((sum, height) => sum + height + 1, 16);
  const height = Math.max(SIDE, inside) + 2 * PADDING;

  paper.pdf.roundedRect(x, y, width, height, 7).lineWidth(0.8).strokeColor('#9ca3af').stroke();
  drawCode(paper, address, x + PADDING, y + (height - SIDE) / 2);
  let top = y + (height - inside) / 2;
  top += paper.text(title, { ...text, y: top }, { size: 10.5, weight: 600 }) + 1;
  for (const line of lines) top += drawLine(paper, line, { ...text, y: top }) + 1;
  return height;
}

type Line = { text: string; code?: string };

function wholeOf({ text, code = '' }: Line): string {
  return `${text} ${code}`.trim();
}

/** The code beside its text where there is room, else under it. */
function drawLine(paper: Paper, { text, code = '' }: Line, at: Place): number {
  const plain = { size: 8.8, color: GREY };
  const strong = { size: 8.8, weight: 600 } as const;
  const left = paper.widthOf(`${text} `, plain);
  if (code === '') return paper.text(text, at, plain);
  if (left + paper.widthOf(code, strong) > at.width) {
    const height = paper.text(text, at, plain);
    return height + paper.text(code, { ...at, y: at.y + height }, strong);
  }
  paper.text(text, at, plain);
  return paper.text(code, { ...at, x: at.x + left, width: at.width - left }, strong);
}

/** The squares of a QR code without a quiet zone: the frame leaves one. */
function drawCode({ pdf }: Paper, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const step = SIDE / size;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + column * step, y + row * step, step, step);
  pdf.fill('#000000');
}
