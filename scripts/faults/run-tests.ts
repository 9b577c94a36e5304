import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './verdict.ts';

/** Full size, unless the environment sets less. */
const sizes = { FAULT_ROUNDS: '20', FAULT_WRITERS: '8', FAULT_RIDES: '200', FAULT_INVOICES: '1000' };

/** Runs the files one after the other, so that no fault disturbs another; shows what vitest shows. */
export async function runTests(
  files: readonly string[],
  databaseUrl: string | undefined,
): Promise<{ code: number; report: Report }> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-faults-report-'));
  const report = join(folder, 'report.json');
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['stories', 'rules', 'server'].flatMap((project) => ['--project', project]),
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      stdio: 'inherit',
      env: {
        ...sizes,
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: '',
        FAULT_DATABASE_URL: databaseUrl ?? '',
      },
    },
  );
  const [code] = await once(vitest, 'exit');
  const written = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  await rm(folder, { recursive: true, force: true });
  return { code: Number(code ?? 1), report: JSON.parse(written) as Report };
}
