import { runVitest } from '../faults/run-vitest.ts';

/** Runs one drill and prints the table it leaves. */
export async function runDrill(name: string, env: Record<string, string> = {}): Promise<void> {
  const { code, report } = await runVitest(['--config', 'scripts/drills/vitest.config.ts', name], env);
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  for (const { meta } of tests) if (meta?.figure) console.log(`\n${meta.figure}`);
  process.exitCode = code;
}
