import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { type Sent, sendOnce } from './send-once.ts';
import type { Workload } from './works.ts';

export type Target = { url: string; database: string };

/** What belongs to one request: its moment, its ride. */
const ownOfRequest = new Set(['id', 'number', 'createdAt', 'acceptedAt', 'scheduledAt']);
const ownOfConnection = new Set(['date', 'connection', 'keep-alive']);
const written = [
  ...['rides', 'ride_events', 'outbox', 'booking_keys', 'attempts', 'notices'],
  ...['vouchers', 'chain_lines', 'chain_documents'],
];

/** The limit must send what we send and write what we write: a difference ends the measurement. */
export async function refuseDifference(work: Workload, ours: Target, limit: Target): Promise<void> {
  const [app, bare] = [await outcomeOf(work, ours, ours.url), await outcomeOf(work, limit, ours.url)];
  for (const part of ['body', 'status', 'headers', 'rows'] as const)
    if (!isDeepStrictEqual(app[part], bare[part]))
      throw new Error(
        `${work.name}: the limit differs in ${part}\n${JSON.stringify(app[part])}\n${JSON.stringify(bare[part])}`,
      );
}

async function outcomeOf(work: Workload, { url, database }: Target, quotesFrom: string) {
  const [call] = await work.calls({ url: quotesFrom, database }, 1);
  if (!call) throw new Error(`${work.name} has no call`);
  const before = await countRows(database);
  const { status, headers, body } = await sendOnce(url, call);
  const after = await countRows(database);
  return {
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !ownOfConnection.has(name) && (work.isRepeatable || name !== 'content-length'))
      .toSorted(([one], [other]) => one.localeCompare(other)),
    body: comparable(headers, body),
    rows: after.map((count, index) => `${written[index]}: ${count - (before[index] ?? 0)}`),
  };
}

function comparable(headers: Sent['headers'], body: Buffer): unknown {
  if (!headers['content-type']?.startsWith('application/json')) return body.toString('base64');
  return JSON.parse(body.toString(), (key, value) => (ownOfRequest.has(key) ? null : value));
}

async function countRows(database: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const counts = written.map((table) => `(select count(*) from ${table})::int`);
    const { rows } = await client.query({ text: `select ${counts.join()}`, rowMode: 'array' });
    return rows[0] ?? [];
  } finally {
    await client.end();
  }
}
