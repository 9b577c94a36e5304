import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './verdict.ts';

/** Shows what vitest shows, and answers its report. */
export async function runVitest(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; report: Report }> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  const [code] = await once(vitest, 'exit');
  const written = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  await rm(folder, { recursive: true, force: true });
  return { code: Number(code ?? 1), report: JSON.parse(written) as Report };
}
