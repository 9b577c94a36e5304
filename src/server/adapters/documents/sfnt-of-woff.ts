import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** Rules of fine typesetting: reading them for every document would take three times as long as drawing it. */
const leftOut = new Set(['GPOS', 'GSUB', 'GDEF', 'STAT', 'DSIG']);

/** A WOFF font unpacked, once: the library would unpack it for every document, in JavaScript. */
export function sfntOfWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY),
  ).filter(({ tag }) => !leftOut.has(tag));
  const directory = Buffer.alloc(HEADER + tables.length * ENTRY);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables.length, 4);
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER + index * ENTRY;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    parts.push(data, Buffer.alloc(-data.length & 3));
    offset += data.length + (-data.length & 3);
  }
  return Buffer.concat(parts);
}

/** A table is packed only where that makes it smaller. */
function tableAt(woff: Buffer, entry: number) {
  const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(start, start + packed);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < length ? inflateSync(bytes) : bytes,
  };
}
