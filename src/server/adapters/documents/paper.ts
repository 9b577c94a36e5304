import PDFDocument from 'pdfkit';
import { fontName, fontNamed, runsOf, type Weight } from './fonts.ts';

export const MARGIN = 42;
const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
export const INK = '#111827';
export const GREY = '#4b5563';
const LINE = '#d1d5db';
const LEADING = 1.42;
const PLAIN = fontName('latin', 400);
const OWN_NAME_OF_PLAIN = 'Inter-Regular';

/** `lowest`: how far down the page it may reach, where the sheet has several pages. */
export type Place = { x: number; y: number; width: number; lowest?: number };
export type Style = { size: number; weight?: Weight; color?: string; align?: 'left' | 'right' };

export type Paper = ReturnType<typeof openPaper>;

/** An A4 page: all text is measured, wrapped and drawn here, reduced by the scale. */
export function openPaper(title: string, scale = 1) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    font: fontNamed(PLAIN) as never,
    info: { Title: title },
  });

  const registered = new Set([PLAIN]);
  function inFont(name: string, size: number) {
    if (!registered.has(name)) pdf.registerFont(name, fontNamed(name));
    registered.add(name);
    // Under another name the library would read the font of the page again for every text.
    return pdf.font(name === PLAIN ? OWN_NAME_OF_PLAIN : name).fontSize(size * scale);
  }

  function widthOf(text: string, { size, weight = 400 }: Style): number {
    return runsOf(text, weight).reduce((sum, run) => sum + inFont(run.font, size).widthOfString(run.text), 0);
  }

  /** Broken at spaces; a word that is too long for a line is broken where it must be. */
  function linesOf(text: string, width: number, style: Style): string[] {
    const lines = [''];
    for (const word of text.split(/(?<=[ \n])/u).flatMap((part) => fitting(part, width, style))) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && widthOf((last + word).trimEnd(), style) > width) lines.push(word);
      else lines[lines.length - 1] = last + word;
    }
    return lines.map((line) => line.trimEnd());
  }

  function fitting(word: string, width: number, style: Style): string[] {
    if (widthOf(word.trimEnd(), style) <= width) return [word];
    const pieces = [''];
    for (const sign of word) {
      const last = pieces.at(-1) ?? '';
      if (last !== '' && widthOf(last + sign, style) > width) pieces.push(sign);
      else pieces[pieces.length - 1] = last + sign;
    }
    return pieces;
  }

  /** Returns the height of the text. */
  function text(content: string, { x, y, width }: Place, style: Style): number {
    const { size, weight = 400, color = INK, align = 'left' } = style;
    const lines = linesOf(content, width, style);
    for (const [index, line] of lines.entries()) {
      let left = align === 'right' ? x + width - widthOf(line, style) : x;
      for (const run of runsOf(line, weight)) {
        inFont(run.font, size).fillColor(color);
        pdf.text(run.text, left, y + index * size * scale * LEADING, { lineBreak: false });
        left += pdf.widthOfString(run.text);
      }
    }
    return lines.length * size * scale * LEADING;
  }

  function heightOf(content: string, width: number, style: Style): number {
    return linesOf(content, width, style).length * style.size * scale * LEADING;
  }

  function rule(x: number, y: number, width: number, { weight = 0.5, color = LINE } = {}): void {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  }

  async function finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => pdf.on('end', resolve));
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  return { pdf, text, widthOf, heightOf, rule, finish };
}
