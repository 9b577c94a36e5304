import { momentFrom } from '#server/db/moment.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { PageKey } from './list-rides.ts';

/** Where the next page starts, as sent in `X-Next-Cursor`. */
export function cursorOf({ scheduledAt, id }: PageKey): string {
  return Buffer.from(`${scheduledAt.toISOString()} ${id}`).toString('base64url');
}

/** Undefined for a malformed one. */
export function keyFrom(cursor: string): PageKey | undefined {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const scheduledAt = momentFrom(moment);
  return scheduledAt && isUuid(id) ? { scheduledAt, id } : undefined;
}
