import { momentFrom } from '#server/db/moment.ts';
import { AppError } from './errors.ts';

/** Where the next page starts: after the row of this moment and id. */
export type PageKey = { at: Date; id: string };

export function cursorOf({ at, id }: PageKey): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Refuses a malformed one. */
export function keyFrom(cursor: string | undefined, isId: (text: string) => boolean): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = momentFrom(moment);
  if (!at || !isId(id)) throw new AppError('invalid_request');
  return { at, id };
}
