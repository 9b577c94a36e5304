import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP by its directory, each checked against its CRC and sizes. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('this is no ZIP');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const bytes = inflateRawSync(archive.subarray(content, content + (packed ?? 0)));
    if (crc32(bytes) !== crc || bytes.length !== size) throw new Error(`${name} is damaged`);
    files.set(name, bytes.toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
