import jsQR from 'jsqr';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Read = {
  text: string;
  /** The text of each page. */
  pages: string[];
  fonts: { name: string; isEmbedded: boolean }[];
  code: string | undefined;
  /** The embedded files, by name. */
  attachments: Record<string, string>;
  /** The metadata of the file, as written in it. */
  marks: string;
};

const SCALE = 6;
const QUIET = 4;

/** A PDF as a reader sees it: its text in order, its fonts, and the QR code of its first page. */
export async function readPdf(bytes: Uint8Array): Promise<Read> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const page = await pdf.getPage(1);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)));
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Set(fnArray.flatMap((fn, index) => (fn === OPS.setFont ? [argsArray[index][0]] : [])));
  const fonts = [...names].map((name) => {
    const font = page.commonObjs.get(name);
    return { name: String(font.name), isEmbedded: !font.missingFile };
  });
  return {
    text: pages.join('\n'),
    pages,
    fonts,
    code: codeIn(fnArray, argsArray as PathArgs[]),
    attachments: await attachmentsOf(pdf),
    marks: (await pdf.getMetadata()).metadata?.getRaw() ?? '',
  };
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}

async function attachmentsOf(pdf: PDFDocumentProxy): Promise<Record<string, string>> {
  const found: Record<string, { filename: string; content: Uint8Array }> = (await pdf.getAttachments()) ?? {};
  return Object.fromEntries(
    Object.values(found).map(({ filename, content }) => [filename, new TextDecoder().decode(content)]),
  );
}

type PathArgs = [fill: number, paths: (Float32Array | null)[]];

/** Draws every path made of squares only, and decodes the picture. */
function codeIn(fns: number[], args: PathArgs[]): string | undefined {
  for (const [index, fn] of fns.entries()) {
    if (fn !== OPS.constructPath) continue;
    const squares = squaresOf(args[index]?.[1]?.[0] ?? []);
    const found = squares.length > 100 ? decoded(squares) : undefined;
    if (found) return found;
  }
  return undefined;
}

type Square = { x: number; y: number; side: number };

/** A path is a list of numbers: 0 x y moves, 1 x y draws a line, 3 closes. */
function squaresOf(path: Iterable<number>): Square[] {
  const squares: Square[] = [];
  const numbers = Array.from(path);
  let corners: [x: number, y: number][] = [];
  for (let at = 0; at < numbers.length; ) {
    const [op, x = 0, y = 0] = numbers.slice(at, at + 3);
    if (op === 0) corners = [[x, y]];
    else if (op === 1) corners.push([x, y]);
    else if (op === 3) squares.push(squareFrom(corners));
    else return [];
    at += op === 3 ? 1 : 3;
  }
  return squares;
}

function squareFrom(corners: [x: number, y: number][]): Square {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { x: Math.min(...xs), y: Math.min(...ys), side: Math.max(...xs) - Math.min(...xs) };
}

function decoded(squares: Square[]): string | undefined {
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const side = squares[0]?.side ?? 1;
  const dark = new Set(
    squares.map(({ x, y }) => `${Math.round((x - left) / side)} ${Math.round((y - top) / side)}`),
  );
  const size = Math.max(...squares.map(({ x }) => Math.round((x - left) / side))) + 1;
  const width = (size + 2 * QUIET) * SCALE;
  const picture = new Uint8ClampedArray(width * width * 4);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)].map(
      (at) => Math.floor(at / SCALE) - QUIET,
    );
    picture.fill(dark.has(`${column} ${row}`) ? 0 : 255, pixel * 4, pixel * 4 + 3);
    picture[pixel * 4 + 3] = 255;
  }
  return jsQR(picture, width, width)?.data;
}
