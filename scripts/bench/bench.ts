import { measureAgainstLimit } from './against-limit.ts';
import { measureAnnouncing } from './announcing/announcing.ts';
import { measureBurst } from './burst.ts';
import { measureCars } from './cars/measure-cars.ts';
import { measureChain } from './chain.ts';
import { measureColdStart } from './cold-start.ts';
import { type Databases, openDatabases } from './databases.ts';
import { measureDocuments } from './documents.ts';
import { measureGrowth } from './growth.ts';
import { measureInstances } from './instances.ts';
import { measureSoak } from './soak.ts';
import { measureSockets } from './sockets.ts';
import { measureSuggestions } from './suggestions.ts';
import { measureThroughput } from './throughput.ts';
import { printVerdicts, type Verdict } from './verdict.ts';

const parts: Record<string, (databases: Databases, only?: string) => Promise<Verdict[]>> = {
  limit: measureAgainstLimit,
  throughput: measureThroughput,
  growth: measureGrowth,
  announcing: measureAnnouncing,
  instances: measureInstances,
  sockets: measureSockets,
  burst: measureBurst,
  suggestions: measureSuggestions,
  start: measureColdStart,
  chain: measureChain,
  documents: measureDocuments,
  soak: measureSoak,
  cars: measureCars,
};

/** Too long to run with the others. */
const alone = ['soak', 'cars'];

/** Measures what was built, against limits of the same run: BENCH_ONLY=limit:book,start runs a call and a part. */
const only = process.argv[2] ?? process.env.BENCH_ONLY;
const wanted = only?.split(',') ?? Object.keys(parts).filter((name) => !alone.includes(name));
const databases = await openDatabases();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);

const verdicts: Verdict[] = [];
try {
  for (const part of wanted) {
    const [name = '', only] = part.split(':', 2);
    const measure = parts[name];
    if (!measure) throw new Error(`BENCH_ONLY knows ${Object.keys(parts).join(', ')}, not ${name}`);
    console.log(`${part}…`);
    verdicts.push(...(await measure(databases, only)));
  }
} finally {
  await databases.close();
}
printVerdicts(verdicts);
process.exitCode = verdicts.every(({ isGood }) => isGood) ? 0 : 1;

function leave(): void {
  void databases.close().finally(() => process.exit(130));
}
