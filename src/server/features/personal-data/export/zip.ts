import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<string> };
type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

const VERSION = 20;
/** The sizes follow the content, and names are in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];

/** A ZIP file as it is made: no entry is ever whole in memory. */
export async function* zipOf(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([localHead(file, at), file.name]);
    yield head;
    for await (const chunk of deflated(entry.content, file)) yield chunk;
    const tail = numbers([4, DESCRIPTOR], [4, file.crc], [4, file.packed], [4, file.size]);
    yield tail;
    offset += head.length + file.packed + tail.length;
    written.push(file);
  }
  const directory = Buffer.concat(written.flatMap((file) => [centralHead(file, at), file.name]));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

/** Counts what goes in and comes out. */
async function* deflated(content: AsyncIterable<string>, file: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const feeding = feed(content, deflate, file);
  feeding.catch((error: Error) => deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    file.packed += chunk.length;
    yield chunk;
  }
  await feeding;
}

async function feed(
  content: AsyncIterable<string>,
  deflate: ReturnType<typeof createDeflateRaw>,
  file: Written,
): Promise<void> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
}

function localHead({ name }: Written, at: Date): Buffer {
  const sizes = [4, 0] as const;
  return numbers([4, LOCAL], [2, VERSION], ...kindOf(at), [4, 0], sizes, sizes, [2, name.length], [2, 0]);
}

function centralHead({ name, crc, packed, size, offset }: Written, at: Date): Buffer {
  const nothing = [2, 0] as const;
  return numbers(
    [4, CENTRAL],
    [2, VERSION],
    [2, VERSION],
    ...kindOf(at),
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    nothing,
    nothing,
    nothing,
    nothing,
    [4, 0],
    [4, offset],
  );
}

function endOf(count: number, length: number, offset: number): Buffer {
  return numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
}

type Sized = readonly [bytes: 2 | 4, value: number];

/** Time and date in the form of old disks, in steps of two seconds. */
function kindOf(at: Date): Sized[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, FLAGS],
    [2, DEFLATED],
    [2, time],
    [2, date],
  ];
}

function numbers(...parts: Sized[]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}
