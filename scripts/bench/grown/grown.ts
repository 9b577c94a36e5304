import { startApplication } from '../start-server.ts';
import { printVerdicts, type Verdict } from '../verdict.ts';
import { measureBackup } from './backup-times.ts';
import { type GrownWork, grownWorks, type Platform } from './grown-works.ts';
import { openKeptDatabases } from './kept-databases.ts';
import { type StatementCost, statementCostsOf } from './statement-costs.ts';

const words = process.argv.slice(2);
const [few = 1_000_000, many = 10_000_000] = words.map(Number).filter((count) => count > 0);
const BAR = 1.1;
/** An index of more rows may be one level deeper: a block more for each statement's own, and for what each row is joined with. */
const SPARE = { statement: 8, row: 2 };

type Cost = { blocks: number; ms: number; statements: number; rows: number; dearest: string };

/**
 * `DATA_DIR=folder npm run grown [-- few many]`: what everything reads among few and among many rides; the caller's own are the same.
 * `npm run grown -- backup few`: how long a backup and its restore take.
 */
const folder = process.env.DATA_DIR;
if (!folder)
  throw new Error('DATA_DIR names the folder for the databases: 10 000 000 rides take about 30 GB.');
const databases = await openKeptDatabases(folder);
try {
  if (words[0] === 'backup') await measureBackup(await databases.withRides(few), folder);
  else await measureGrowth();
} finally {
  await databases.stop();
}

async function measureGrowth(): Promise<void> {
  const works = grownWorks();
  const fewCosts = await costsAmong(few, works);
  const manyCosts = await costsAmong(many, works);
  const verdicts = works.map(({ name }, index) => judge(name, fewCosts[index], manyCosts[index]));
  printVerdicts(verdicts);
  process.exitCode = verdicts.every(({ isGood }) => isGood) ? 0 : 1;
}

async function costsAmong(rides: number, works: GrownWork[]): Promise<Cost[]> {
  const database = await databases.withRides(rides);
  const server = await startApplication({ DATABASE_URL: database });
  try {
    const costs: Cost[] = [];
    for (const work of works) costs.push(await costOf(work, { url: server.url, database }));
    return costs;
  } finally {
    await server.stop();
  }
}

async function costOf({ name, times, prepare }: GrownWork, platform: Platform): Promise<Cost> {
  const work = await prepare(platform);
  const all = await statementCostsOf(platform.database)(work);
  // What ran fewer times is not part of the call: the jobs of the instance, for instance.
  const own = all.filter(({ calls }) => calls >= times);
  const cost = {
    blocks: sumOf(own, 'blocks') / times,
    ms: sumOf(own, 'ms') / times,
    statements: sumOf(own, 'calls') / times,
    rows: sumOf(own, 'rows') / times,
    dearest: own.slice(0, 3).map(costText).join('\n'),
  };
  console.log(`${name}: ${cost.blocks.toFixed(0)} blocks, ${cost.ms.toFixed(1)} ms`);
  return cost;
}

function costText({ query, blocks, calls }: StatementCost): string {
  return `    ${blocks} blocks in ${calls} calls: ${query.replace(/\s+/gu, ' ').slice(0, 200)}`;
}

function sumOf(costs: StatementCost[], what: 'calls' | 'rows' | 'blocks' | 'ms'): number {
  return costs.reduce((sum, cost) => sum + cost[what], 0);
}

function judge(name: string, one: Cost | undefined, other: Cost | undefined): Verdict {
  if (!one || !other) throw new Error(`${name} was not measured`);
  const allowed = one.blocks * BAR + one.statements * SPARE.statement + one.rows * SPARE.row;
  const isGood = other.blocks <= allowed;
  if (!isGood) console.log(`${name} grows:\n${other.dearest}`);
  return {
    work: `${name}, from ${few} to ${many} rides`,
    figure: `${one.blocks.toFixed(0)} → ${other.blocks.toFixed(0)} blocks (${one.ms.toFixed(1)} → ${other.ms.toFixed(1)} ms)`,
    bar: `≤ ${allowed.toFixed(0)} blocks`,
    isGood,
  };
}
