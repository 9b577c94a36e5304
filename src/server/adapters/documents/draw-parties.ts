import type { BillBlock } from '#server/ports/bill-blocks.ts';
import { GREY, INK, type Paper, type Place } from './paper.ts';

const BOX = '#f1f3f6';
const PADDING = 12;
const TITLE = { size: 9, weight: 600, color: GREY } as const;
const NAME = { size: 10.6, weight: 600 } as const;
const LINE = { size: 9.6 };
const LABEL = { size: 8.6, color: GREY };
const VALUE = { size: 10, weight: 600 } as const;

type Parties = Extract<BillBlock, { kind: 'parties' }>;

/** The seller on the left, the buyer in a box on the right. Returns the height. */
export function drawParties(paper: Paper, { seller, buyer }: Parties, { x, y, width }: Place): number {
  const column = width * 0.476;
  const box = { x: x + width - column, width: column };
  const inside = { x: box.x + PADDING, width: column - 2 * PADDING };
  const height = partyHeight(paper, buyer, inside.width) + 2 * PADDING;
  paper.pdf.roundedRect(box.x, y - 4, box.width, height, 8).fill(BOX);
  drawParty(paper, buyer, { ...inside, y: y - 4 + PADDING });
  const left = drawParty(paper, seller, { x, y: y - 4 + PADDING, width: width - column - PADDING });
  return Math.max(height - 4, left + PADDING) - 4;
}

type Party = Parties['seller'];

function drawParty(paper: Paper, { title, name, lines }: Party, at: Place): number {
  let y = at.y + paper.text(title, at, TITLE) + 2;
  y += paper.text(name, { ...at, y }, NAME) + 0.5;
  for (const line of lines) y += paper.text(line, { ...at, y }, LINE);
  return y - at.y;
}

function partyHeight(paper: Paper, { title, name, lines }: Party, width: number): number {
  const heights = lines.map((line) => paper.heightOf(line, width, LINE));
  const head = paper.heightOf(title, width, TITLE) + 2 + paper.heightOf(name, width, NAME) + 0.5;
  return heights.reduce((sum, height) => sum + height, head);
}

/** A few facts side by side between two rules, the last one at the right edge. Returns the height. */
export function drawStrip(
  paper: Paper,
  { facts }: Extract<BillBlock, { kind: 'strip' }>,
  { x, y, width }: Place,
): number {
  const widths = facts.map(({ label, value }) =>
    Math.max(paper.widthOf(label, LABEL), paper.widthOf(value, VALUE)),
  );
  const used = widths.reduce((sum, own) => sum + own, 0);
  const gap = Math.max(8, (width - used) / Math.max(1, facts.length - 1));
  const shrink = Math.min(1, (width - gap * (facts.length - 1)) / used);
  paper.rule(x, y, width);
  let left = x;
  let height = 0;
  for (const [index, { label, value }] of facts.entries()) {
    const place = { x: left, width: (widths[index] ?? 0) * shrink + 1 };
    const above = paper.text(label, { ...place, y: y + 10 }, LABEL);
    height = Math.max(height, above + paper.text(value, { ...place, y: y + 10 + above }, VALUE));
    left += place.width - 1 + gap;
  }
  paper.rule(x, y + height + 18, width);
  return height + 18;
}

/** Why an avoir was issued. Returns the height. */
export function drawReason(
  paper: Paper,
  { label, text }: Extract<BillBlock, { kind: 'reason' }>,
  { x, y, width }: Place,
): number {
  const style = { size: 9.6 };
  const inside = { x: x + 14, width: width - 28 };
  const height = paper.heightOf(`${label} ${text}`, inside.width, style) + 18;
  paper.pdf.rect(x, y, width, height).fill(BOX);
  paper.pdf.rect(x, y, 2, height).fill(INK);
  const word = paper.widthOf(`${label} `, { ...style, weight: 600 });
  paper.text(label, { ...inside, y: y + 9 }, { ...style, weight: 600 });
  paper.text(text, { x: inside.x + word, y: y + 9, width: inside.width - word }, style);
  return height;
}
