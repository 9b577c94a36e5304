import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartRefused } from '#server/environment/start-refused.ts';
import { opened, SEALED, unreadable } from './seal.ts';

const CHUNK_BYTES = 256 * 1024;

/** Only '\n' ends a line: Node's own reader would also cut at U+2028, which a person may well have typed. */
export async function* linesIn(file: string, key: string | undefined): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of textIn(file, key)) {
    const [first = '', ...others] = chunk.split('\n');
    rest += first;
    for (const other of others) {
      yield rest;
      rest = other;
    }
  }
  if (rest !== '') throw damaged(file);
}

/** The checksum at the end of the file is verified on the way. */
async function* textIn(file: string, key: string | undefined): AsyncGenerator<string> {
  const stored = createReadStream(file);
  const source = file.endsWith(SEALED) ? Readable.from(opened(stored, file, key)) : stored;
  const text = source.pipe(createGunzip({ chunkSize: CHUNK_BYTES })).setEncoding('utf8');
  source.on('error', (error: Error) => text.destroy(error));
  try {
    for await (const chunk of text) yield chunk as string;
  } catch (error) {
    throw refusalOf(error, file);
  } finally {
    source.destroy();
    stored.destroy();
  }
}

function refusalOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return file.endsWith(SEALED) ? unreadable(file, error) : damaged(file, error);
  if (code === 'ENOENT') return new StartRefused(`Le fichier ${file} n’existe pas.`);
  if (code === 'EACCES')
    return new StartRefused(`Le fichier ${file} ne peut pas être lu : vérifiez ses droits.`);
  return error;
}

export function damaged(file: string, cause?: unknown): StartRefused {
  return new StartRefused(
    `Le fichier ${file} est incomplet ou abîmé, ou n’est pas une sauvegarde : rien n’a été restauré. Prenez une autre sauvegarde.`,
    { cause },
  );
}
