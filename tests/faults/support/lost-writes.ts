import type { Db } from '#server/db/schema.ts';
import { type Asked, type Diary, deedKey, wordKey } from './diary.ts';
import { groupedBy } from './grouped-by.ts';

/** What was acknowledged and is not there, or is there twice. */
export async function lostWrites(db: Db, diary: Diary): Promise<string[]> {
  return [
    ...(await lostAccounts(db, diary)),
    ...lostOrders(diary.bookings, await bookingsIn(db)),
    ...lostOrders(diary.messages, await messagesIn(db)),
    ...(await lostDeeds(db, diary)),
    ...(await lostWords(db, diary)),
  ];
}

/** What is there though nobody was told. */
export async function unansweredWrites(db: Db, { bookings, messages }: Diary): Promise<string[]> {
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

async function lostAccounts(db: Db, { accounts }: Diary): Promise<string[]> {
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

/** One request of a person may mean several moves, by how the ride stands. */
const deedOf: Record<string, string> = {
  request_cancellation: 'cancel',
  approve_cancellation: 'cancel',
  refuse_cancellation: 'accept',
};

async function lostDeeds(db: Db, { deeds }: Diary): Promise<string[]> {
  const events = await db.selectFrom('ride_events').select(['ride_id', 'actor_id', 'move']).execute();
  const done = groupedBy(events, ({ ride_id, actor_id, move }) =>
    deedKey(ride_id, actor_id, deedOf[move] ?? move),
  );
  return [...deeds].flatMap(([key, told]) => {
    const there = done.get(key)?.length ?? 0;
    return there < told ? [`${key} was told ${told} times and stands ${there} times`] : [];
  });
}

/** Cash that the driver had confirmed already needs no declaration. */
async function lostWords(db: Db, { words }: Diary): Promise<string[]> {
  const lines = await db.selectFrom('payment_journal').select(['ride_id', 'kind']).execute();
  const written = lines.flatMap(({ ride_id, kind }) =>
    kind === 'cash_confirmed'
      ? [wordKey(ride_id, kind), wordKey(ride_id, 'cash_declared')]
      : [wordKey(ride_id, kind)],
  );
  const known = new Set(written);
  return [...words].filter((key) => !known.has(key)).map((key) => `${key} is lost`);
}
