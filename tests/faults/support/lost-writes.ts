import type { Db } from '#server/db/schema.ts';
import { groupedBy } from './grouped-by.ts';
import { type Asked, actionKey, cashEventKey, type WriteLog } from './write-log.ts';

/** Acknowledged writes that are missing or duplicated. */
export async function lostWrites(db: Db, writeLog: WriteLog): Promise<string[]> {
  return [
    ...(await lostAccounts(db, writeLog)),
    ...lostOrders(writeLog.bookings, await bookingsIn(db)),
    ...lostOrders(writeLog.messages, await messagesIn(db)),
    ...(await lostActions(db, writeLog)),
    ...(await lostCashEvents(db, writeLog)),
  ];
}

/** Writes that exist without having been acknowledged. */
export async function unansweredWrites(db: Db, { bookings, messages }: WriteLog): Promise<string[]> {
  const made = [...(await bookingsIn(db)), ...(await messagesIn(db))].map(({ key }) => key);
  const silent = ([, { answers }]: [string, Asked<unknown>]) => answers.size === 0;
  const unanswered = new Set([...bookings, ...messages].filter(silent).map(([key]) => key));
  return made.filter((key) => unanswered.has(key));
}

type Made = { id: string; key: string };

async function bookingsIn(db: Db): Promise<Made[]> {
  return await db.selectFrom('rides').select(['id', 'notes as key']).execute();
}

async function messagesIn(db: Db): Promise<Made[]> {
  return await db.selectFrom('ride_messages').select(['id', 'content as key']).execute();
}

async function lostAccounts(db: Db, { accounts }: WriteLog): Promise<string[]> {
  const known = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  return accounts.filter((email) => !known.has(email)).map((email) => `account ${email} is lost`);
}

function lostOrders(orders: Map<string, Asked<unknown>>, rows: Made[]): string[] {
  const made = groupedBy(rows, ({ key }) => key);
  return [...orders].flatMap(([key, { answers }]) => {
    const ids = (made.get(key) ?? []).map(({ id }) => id);
    const isLost = [...answers].some((id) => !ids.includes(id));
    return [
      ...(isLost ? [`order ${key} is lost`] : []),
      ...(ids.length > 1 || answers.size > 1 ? [`order ${key} was carried out ${ids.length} times`] : []),
    ];
  });
}

/** One request may become different moves, by the status of the ride. */
const actionOf: Record<string, string> = {
  request_cancellation: 'cancel',
  approve_cancellation: 'cancel',
  refuse_cancellation: 'accept',
  undo_start: 'accept',
};

async function lostActions(db: Db, { actions }: WriteLog): Promise<string[]> {
  const events = await db.selectFrom('ride_events').select(['ride_id', 'actor_id', 'move']).execute();
  const done = groupedBy(events, ({ ride_id, actor_id, move }) =>
    actionKey(ride_id, actor_id, actionOf[move] ?? move),
  );
  return [...actions].flatMap(([key, acknowledged]) => {
    const stored = done.get(key)?.length ?? 0;
    return stored < acknowledged
      ? [`${key} was acknowledged ${acknowledged} times and is stored ${stored} times`]
      : [];
  });
}

/** Cash that the driver confirmed first needs no declaration. */
async function lostCashEvents(db: Db, { cashEvents }: WriteLog): Promise<string[]> {
  const lines = await db.selectFrom('payment_journal').select(['ride_id', 'kind']).execute();
  const written = lines.flatMap(({ ride_id, kind }) =>
    kind === 'cash_confirmed'
      ? [cashEventKey(ride_id, kind), cashEventKey(ride_id, 'cash_declared')]
      : [cashEventKey(ride_id, kind)],
  );
  const known = new Set(written);
  return [...cashEvents].filter((key) => !known.has(key)).map((key) => `${key} is lost`);
}
