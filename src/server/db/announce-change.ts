import { namedQuery } from './named-query.ts';
import type { Db } from './schema.ts';

const writeNotice = namedQuery(
  'write-notice',
  'insert into notices (notice) values ($1) returning array[notice] as notices',
);

/** Tells every instance, after the commit when in a transaction. The argument holds ids only: a notice is short. */
export async function announceChange(db: Db, name: string, argument = ''): Promise<void> {
  await writeNotice(db, noticeOf(name, argument));
}

export function noticeOf(name: string, argument: string): string {
  return argument ? `${name} ${argument}` : name;
}
