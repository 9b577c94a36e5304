import type { Random } from './random.ts';

/** Other content than JSON; forms often have their own content type, so that they are parsed. */
export function oddBody(random: Random): { type: string; bytes: Buffer } {
  const bytes = random.pick(payloads);
  const isForm = bytes.toString('latin1').startsWith('--fuzz') && random.chance(0.5);
  return { type: isForm ? FORM : random.pick(contentTypes), bytes };
}

export const FORM = 'multipart/form-data; boundary=fuzz';

const contentTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;=',
  'APPLICATION/JSON',
  'application/ld+json',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  FORM,
  'multipart/mixed; boundary=fuzz',
  '*/*',
  ';',
  'é',
];

const part = (head: string, content: string | Buffer, end = '\r\n--fuzz--\r\n') =>
  Buffer.concat([Buffer.from(`--fuzz\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from(end)]);
const fileHead =
  'content-disposition: form-data; name="logo"; filename="logo.png"\r\ncontent-type: image/png';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

/** A picture as the form of the settings sends it. */
export const upload = part(fileHead, svg('<rect width="9" height="9"/>'));

const payloads = [
  Buffer.alloc(0),
  Buffer.from('a=1&b[]=2&__proto__[x]=3'),
  Buffer.from('{"email":"a@b.fr"}'),
  Buffer.from([0, 1, 2, 255, 254, 0]),
  Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  part(fileHead, 'no picture'),
  upload,
  part(fileHead, svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
  part(fileHead, svg('<use href="#a" id="a"/>')),
  part(fileHead, Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')),
  part(fileHead, '', ''),
  part('content-disposition: form-data; name="__proto__"', 'x'),
  part('content-disposition: form-data', 'x'),
  part('nothing', 'x'),
  Buffer.from('--fuzz'),
];
