import { readdirSync } from 'node:fs';
import { missingPrograms } from './debian-packages.ts';
import { runDrill } from './run-drill.ts';

/** `npm run failover [-- word of a title]`: three PostgreSQL under Patroni, haproxy, pgbouncer and two instances; their leader is lost in five ways. */
const missing = await missingPrograms();
if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  const newest = readdirSync('/usr/lib/postgresql')
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
  await runDrill('failover', {
    DRILL_POSTGRES: `/usr/lib/postgresql/${newest}/bin`,
    DRILL_ONLY: process.argv[2] ?? '',
  });
}
