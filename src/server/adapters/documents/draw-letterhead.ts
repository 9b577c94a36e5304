import type { Sheet } from '#server/ports/document-writer.ts';
import { CONTENT_WIDTH, GREY, INK, MARGIN, type Paper } from './paper.ts';

const LOGO = 30;
const HALF = CONTENT_WIDTH / 2;

/** The operator on the left, what this paper is on the right. Returns where the content begins. */
export function drawLetterhead(paper: Paper, { letterhead, heading }: Sheet): number {
  const top = MARGIN - 5;
  drawLogo(paper, letterhead, top);
  const name = { x: MARGIN + LOGO + 9, y: top + 5, width: HALF - LOGO - 9 };
  let left =
    Math.max(top + LOGO, name.y + paper.text(letterhead.name, name, { size: 14.5, weight: 600 })) + 7;
  for (const line of letterhead.lines)
    left += paper.text(line, { x: MARGIN, y: left, width: HALF }, { size: 8.8, color: GREY });

  const place = { x: MARGIN + HALF, width: HALF };
  let right = top - 1;
  right += paper.text(heading.title, { ...place, y: right }, { size: 19, weight: 700, align: 'right' });
  for (const [index, line] of heading.lines.entries()) {
    const weight = index === 0 ? 600 : 400;
    right += paper.text(line, { ...place, y: right }, { size: 10, weight, align: 'right' }) + 2;
  }

  const end = Math.max(left, right) + 12;
  paper.rule(MARGIN, end, CONTENT_WIDTH, { weight: 1.4, color: INK });
  return end + 10;
}

/** Without a logo, the first letter of the name is drawn instead. */
function drawLogo(paper: Paper, { logo, name }: Sheet['letterhead'], y: number): void {
  if (logo) {
    paper.pdf.image(Buffer.from(logo), MARGIN, y, { fit: [LOGO, LOGO] });
    return;
  }
  const style = { size: 18, weight: 600, color: '#ffffff' } as const;
  const letter = (Array.from(name)[0] ?? '').toUpperCase();
  paper.pdf.roundedRect(MARGIN, y, LOGO, LOGO, 6).fill('#1f2937');
  const width = paper.widthOf(letter, style);
  paper.text(letter, { x: MARGIN + (LOGO - width) / 2, y: y + 4, width: LOGO }, style);
}
