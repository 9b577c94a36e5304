import type { Block, Sheet } from '#server/ports/document-writer.ts';
import { drawAmounts, drawFacts } from './draw-facts.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawMentions } from './draw-mentions.ts';
import { drawSeal } from './draw-seal.ts';
import { CONTENT_WIDTH, GREY, MARGIN, openPaper, PAGE_HEIGHT, type Paper, type Place } from './paper.ts';

const GAP = 17;
const GUTTER = 24;
const FOOTER = 45;

/** One page: a sheet with too much on it is drawn again, smaller. */
const scales = [1, 0.9, 0.8, 0.7, 0.6];

export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  let drawn = drawPage(sheet, 1);
  for (const scale of scales.slice(1)) {
    if (drawn.end <= PAGE_HEIGHT - FOOTER - 4) break;
    drawn = drawPage(sheet, scale);
  }
  return await drawn.paper.finish();
}

function drawPage(sheet: Sheet, scale: number): { paper: Paper; end: number } {
  const paper = openPaper(sheet.title, scale);
  const y = drawLetterhead(paper, sheet);
  const end = y + drawBlocks(paper, sheet.blocks, { x: MARGIN, y, width: CONTENT_WIDTH });
  const foot = { x: MARGIN, y: PAGE_HEIGHT - FOOTER, width: CONTENT_WIDTH };
  paper.text(sheet.footer, foot, { size: 8, color: GREY });
  paper.text('Page 1 sur 1', foot, { size: 8, color: GREY, align: 'right' });
  return { paper, end };
}

/** Answers the height. */
function drawBlocks(paper: Paper, blocks: Block[], at: Place): number {
  let { y } = at;
  for (const [index, block] of blocks.entries()) {
    if (index > 0) y += GAP;
    y += drawBlock(paper, block, { ...at, y });
  }
  return y - at.y;
}

function drawBlock(paper: Paper, block: Block, at: Place): number {
  switch (block.kind) {
    case 'note':
      return paper.text(block.text, at, { size: 8.7, color: GREY }) - 8;
    case 'mentions':
      return drawMentions(paper, block.rows, at);
    case 'columns': {
      const width = (at.width - GUTTER) / 2;
      const left = drawBlocks(paper, block.left, { ...at, width });
      const right = drawBlocks(paper, block.right, { ...at, x: at.x + width + GUTTER, width });
      return Math.max(left, right);
    }
    case 'facts':
      return drawFacts(paper, block, at);
    case 'amounts':
      return drawAmounts(paper, block, at);
    case 'seal':
      return drawSeal(paper, block, at);
  }
}
