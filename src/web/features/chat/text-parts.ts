type TextPart = { from: number; text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"«»]+/giu;
/** Punctuation at the end of a sentence is not part of the address. */
const TAIL = /[.,;:!?…)\]}'’]+$/u;

/** Splits a message into text and web addresses; nothing else becomes a link. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TAIL, '');
    if (!isWebAddress(address)) continue;
    if (match.index > end) parts.push({ from: end, text: text.slice(end, match.index) });
    parts.push({ from: match.index, text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ from: end, text: text.slice(end) });
  return parts;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:';
}
