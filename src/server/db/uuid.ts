import { randomBytes } from 'node:crypto';

let latest = 0;
let sameMoment = 0;

/**
 * UUIDv7: sorts by time, so that new rows land at the end of their index. Those made here within one millisecond sort
 * in the order they were made.
 */
export function newId(now = Date.now()): string {
  sameMoment = now === latest ? (sameMoment + 1) & 0xfff : 0;
  latest = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sameMoment, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Sorts before every id that was made at this moment or later. */
export function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** PostgreSQL would refuse the whole query for a text that is no UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text);
}
