import { expect, test } from 'vitest';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { acceptRide, cancelRide } from '#contract/rides/rides.calls.ts';
import { openSmtpServer, SILENCE, type SmtpReplies } from '#tests/providers/smtp-server.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { answered } from './support/answered.ts';
import { type FaultEnv, openFaultEnv } from './support/fault-env.ts';
import { inDatabase } from './support/in-database.ts';
import { openPeople } from './support/people.ts';

const HOUR_MS = 3_600_000;
const CLIENTS = 8;
/** Time to plan, to cancel and to move before the emails are due. */
const SOON_MS = 30_000;
const patiently = { timeout: 60_000 };

/** Rides that are agreed while no email can leave: two hours before each is a moment from now. */
async function openAgreedRides(faultEnv: FaultEnv) {
  const quiet = await faultEnv.start();
  const { clients, chloe } = await openPeople(faultEnv, quiet.host, { clients: CLIENTS, drivers: 1 });
  const rides = [];
  for (const client of clients) {
    const scheduledAt = new Date(Date.now() + 5 * HOUR_MS).toISOString();
    const order = { body: { ...toOrly, scheduledAt } };
    const { body } = await answered(() => client.calls(bookRide, order, { 'idempotency-key': 'one-key' }));
    await answered(() => chloe.calls(acceptRide, { id: body.id }));
    rides.push({ id: body.id, email: body.client.email });
  }
  return { quiet, chloe, rides };
}

/** As an agreed change leaves it; and the next server that looks plans what is due. */
async function movesTo(faultEnv: FaultEnv, rides: readonly { id: string }[], pickup: Date): Promise<void> {
  const ids = rides.map(({ id }) => id);
  await inDatabase(faultEnv, async (db) => {
    await db.updateTable('rides').set({ scheduled_at: pickup }).where('id', 'in', ids).execute();
    await db
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .where('name', '=', 'reminders')
      .execute();
  });
}

function remindersTo(emails: readonly string[], { email }: { email: string }): number {
  return emails.filter((text) => /^Subject:.*approche/mu.test(text) && text.includes(email)).length;
}

async function remindersIn(faultEnv: FaultEnv) {
  return await inDatabase(faultEnv, (db) =>
    db
      .selectFrom('outbox')
      .select(['ride_id', 'state'])
      .where('event', '=', 'soon_reminder')
      .where('channel', '=', 'email')
      .execute(),
  );
}

test('one server is killed while its emails are on their way, two others go on: each reminder leaves once or not at all', {
  timeout: 300_000,
}, async () => {
  const faultEnv = await openFaultEnv();
  const { quiet, chloe, rides } = await openAgreedRides(faultEnv);
  const replies: SmtpReplies = { email: SILENCE };
  const { host, emails } = await openSmtpServer(replies);
  const [cancelled, moved, ...others] = rides;
  if (!cancelled || !moved) throw new Error('no rides');
  const [first, second] = [others.slice(0, 3), others.slice(3)];
  const sends = { SMTP_URL: `smtp://${host}` };

  await movesTo(faultEnv, [cancelled, moved, ...first], new Date(Date.now() + 2 * HOUR_MS + SOON_MS));
  await quiet.kill('SIGTERM');
  const falling = await faultEnv.start(sends);
  await expect.poll(async () => (await remindersIn(faultEnv)).length, patiently).toBe(5);
  await chloe.at(falling.host).calls(cancelRide, { id: cancelled.id, body: { reason: 'Panne' } });
  await movesTo(faultEnv, [moved], new Date(Date.now() + 9 * HOUR_MS));
  const leftOf = (some: typeof rides) => some.map((ride) => remindersTo(emails, ride));
  const statesOf = async (some: typeof rides) => {
    const states = await remindersIn(faultEnv);
    return some.map(({ id }) => states.filter(({ ride_id }) => ride_id === id).map(({ state }) => state));
  };
  await expect.poll(() => leftOf(first).some((count) => count > 0), patiently).toBe(true);
  await expect.poll(() => statesOf([cancelled, moved]), patiently).toEqual([['dropped'], ['dropped']]);
  await falling.kill('SIGKILL');

  replies.email = '250 2.0.0 Ok: queued';
  await movesTo(faultEnv, second, new Date(Date.now() + 2 * HOUR_MS));
  await Promise.all([faultEnv.start(sends), faultEnv.start(sends)]);
  await expect.poll(() => leftOf(second), patiently).toEqual(second.map(() => 1));

  expect(leftOf([cancelled, moved])).toEqual([0, 0]);
  expect(Math.max(...leftOf(first))).toBe(1);
  expect(await statesOf([cancelled, moved])).toEqual([['dropped'], ['dropped']]);
  expect(await statesOf(second)).toEqual(second.map(() => [expect.stringMatching(/^(sending|sent)$/u)]));
  expect((await statesOf(first)).flat()).toHaveLength(first.length);
});
