import pg from 'pg';
import type { Databases } from './databases.ts';
import type { Verdict } from './verdict.ts';

const WRITERS = 16;
const SECONDS = 8;
const BAR = 500;

/** About what a voucher holds. */
const document = JSON.stringify({ facts: 'x'.repeat(1_200) });

/** Documents that writers at once append to one chain, each in a transaction of its own. */
export async function measureChain(databases: Databases): Promise<Verdict[]> {
  const url = await databases.create(10);
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  await appendUntil(pool, performance.now() + 1_000);
  const start = performance.now();
  const appended = await appendUntil(pool, start + SECONDS * 1_000);
  const perSecond = Math.round((appended * 1_000) / (performance.now() - start));
  await pool.end();
  return [
    {
      work: `documents appended to one chain by ${WRITERS} writers`,
      figure: `${perSecond}/s`,
      bar: `≥ ${BAR}/s`,
      isGood: perSecond >= BAR,
    },
  ];
}

async function appendUntil(pool: pg.Pool, end: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: WRITERS }, () => appendAlone(pool, end)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function appendAlone(pool: pg.Pool, end: number): Promise<number> {
  const text = `select append_document('vouchers', $1, $2, $3, $4, $2::timestamptz + interval '3 years')`;
  for (let count = 0; ; count += 1) {
    if (performance.now() > end) return count;
    const values = [`B-2026-${count}`, new Date(), 'm'.repeat(43), document];
    await pool.query({ name: 'append', text, values });
  }
}
