import type { Block, Sheet } from '#server/ports/document-writer.ts';
import { attachInvoice } from './attach-invoice.ts';
import { drawLines, drawTotals } from './draw-bill.ts';
import { drawAmounts, drawFacts } from './draw-facts.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawMentions } from './draw-mentions.ts';
import { drawParties, drawReason, drawStrip } from './draw-parties.ts';
import { drawSeal } from './draw-seal.ts';
import { CONTENT_WIDTH, GREY, MARGIN, openPaper, PAGE_HEIGHT, type Paper, type Place } from './paper.ts';

const GAP = 17;
const GUTTER = 24;
const FOOTER = 45;

/** A one-page sheet with too much on it is drawn again at a smaller scale. */
const scales = [1, 0.9, 0.8, 0.7, 0.6];

export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  if (sheet.legal) return await drawPages(sheet, sheet.legal);
  let drawn = drawPage(sheet, 1);
  for (const scale of scales.slice(1)) {
    if (drawn.end <= PAGE_HEIGHT - FOOTER - 4) break;
    drawn = drawPage(sheet, scale);
  }
  return await drawn.paper.finish();
}

/** As many pages as it needs, with what the law asks for at the end. */
async function drawPages(sheet: Sheet, legal: string[]): Promise<Buffer> {
  const paper = openPaper(sheet.title);
  const y = drawLetterhead(paper, sheet);
  const top = legalTop(paper, legal);
  drawBlocks(paper, sheet.blocks, { x: MARGIN, y, width: CONTENT_WIDTH, lowest: top - GAP });
  drawLegal(paper, legal, top);
  const { count } = paper.pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.pdf.switchToPage(page);
    drawFooter(paper, sheet.footer, `Page ${page + 1} sur ${count}`);
  }
  if (sheet.invoice) await attachInvoice(paper, sheet.invoice);
  return await paper.finish();
}

const LEGAL = { size: 7.7, color: GREY };
const LEGAL_GAP = 2;

/** Where the sentences of the law begin, so that they end above the footer of the last page. */
function legalTop(paper: Paper, legal: string[]): number {
  const heights = legal.map((text) => paper.heightOf(text, CONTENT_WIDTH, LEGAL) + LEGAL_GAP);
  return PAGE_HEIGHT - FOOTER - heights.reduce((sum, height) => sum + height, 10);
}

function drawLegal(paper: Paper, legal: string[], top: number): void {
  let y = top + 9;
  if (legal.length > 0) paper.rule(MARGIN, top, CONTENT_WIDTH);
  for (const text of legal) y += paper.text(text, { x: MARGIN, y, width: CONTENT_WIDTH }, LEGAL) + LEGAL_GAP;
}

function drawFooter(paper: Paper, footer: string, page: string): void {
  const foot = { x: MARGIN, y: PAGE_HEIGHT - FOOTER, width: CONTENT_WIDTH };
  paper.text(footer, foot, { size: 8, color: GREY });
  paper.text(page, foot, { size: 8, color: GREY, align: 'right' });
}

function drawPage(sheet: Sheet, scale: number): { paper: Paper; end: number } {
  const paper = openPaper(sheet.title, scale);
  const y = drawLetterhead(paper, sheet);
  const end = y + drawBlocks(paper, sheet.blocks, { x: MARGIN, y, width: CONTENT_WIDTH });
  drawFooter(paper, sheet.footer, 'Page 1 sur 1');
  return { paper, end };
}

/** Returns the height. */
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
    case 'parties':
      return drawParties(paper, block, at);
    case 'strip':
      return drawStrip(paper, block, at);
    case 'reason':
      return drawReason(paper, block, at);
    case 'bill_lines':
      return drawLines(paper, block, at);
    case 'bill_totals':
      return drawTotals(paper, block, at);
    case 'seal':
      return drawSeal(paper, block, at);
  }
}
