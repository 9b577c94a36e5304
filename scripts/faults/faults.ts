import { type Row, rows } from './rows.ts';
import { runTests } from './run-tests.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** Runs all fault tests on the embedded PostgreSQL and on that of DATABASE_URL, and reports what held. */
const given = process.env.DATABASE_URL;
const shared = rows.filter(({ embeddedOnly }) => !embeddedOnly);
const isSound = [
  await tryOn('PostgreSQL embarqué', rows),
  !given || (await tryOn('PostgreSQL de DATABASE_URL', shared, given)),
].every(Boolean);
if (!given) console.log('\nDATABASE_URL n’est pas définie : seul le PostgreSQL embarqué a été éprouvé.');
process.exitCode = isSound ? 0 : 1;

async function tryOn(database: string, tried: readonly Row[], databaseUrl?: string): Promise<boolean> {
  console.log(`\n${database}`);
  const files = tried.flatMap(({ shownBy }) => shownBy);
  const { code, report } = await runTests(files, databaseUrl);
  const verdicts = tried.map((row) => verdictOn(row, report));
  console.log(`\n${database}\n${verdicts.map(lineOf).join('\n')}`);
  if (code !== 0) console.log('✗ Tout n’a pas tourné sans erreur : voyez plus haut.');
  return code === 0 && verdicts.every(({ isHeld }) => isHeld);
}

function lineOf({ row, isHeld, passed, problems, figures }: Verdict): string {
  const mark = isHeld ? '✓ tenu    ' : '✗ PAS TENU';
  const counted = [`${passed} ${passed < 2 ? 'test' : 'tests'}`, ...figures].join(', ');
  const details = problems.map((problem) => `\n             ${problem}`).join('');
  return `${mark}  ${row.fault} → ${row.holds} (${counted})${details}`;
}
