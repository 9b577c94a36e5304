import pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';

const SENTENCE =
  'DATABASE_URL mène à un pgbouncer en mode « transaction » : verrous, annonces et requêtes préparées s’y perdent. ' +
  'Passez-le en mode « session » (pool_mode = session) puis relancez.';

/** Only a pooler in transaction mode lets two open connections share a backend, or one connection change it. */
export async function refuseTransactionPooling(url: string): Promise<void> {
  const [one, other] = [connectionTo(url), connectionTo(url)];
  try {
    await one.connect();
    const first = await processOf(one);
    await other.connect();
    const second = await processOf(other);
    if (isLent({ first, second, firstAgain: await processOf(one) })) throw new StartRefused(SENTENCE);
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => {})));
  }
}

type Seen = { first: number; second: number; firstAgain: number };

export function isLent({ first, second, firstAgain }: Seen): boolean {
  return first === second || first !== firstAgain;
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  return client;
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
