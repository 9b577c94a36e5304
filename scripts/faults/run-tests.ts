import { runVitest } from './run-vitest.ts';
import type { Report } from './verdict.ts';

/** Full size, unless the environment sets less. */
const sizes = {
  FAULT_ROUNDS: '20',
  FAULT_WRITERS: '8',
  FAULT_RIDES: '200',
  FAULT_INVOICES: '1000',
  FAULT_PATIENCE: '1',
};

/** Runs the files one after the other, so that no fault disturbs another. */
export async function runTests(
  files: readonly string[],
  databaseUrl: string | undefined,
): Promise<{ code: number; report: Report }> {
  const projects = ['stories', 'rules', 'server'].flatMap((project) => ['--project', project]);
  return await runVitest([...projects, '--maxWorkers=1', ...files], {
    ...sizes,
    ...givenSizes(),
    DATABASE_URL: '',
    FAULT_DATABASE_URL: databaseUrl ?? '',
  });
}

function givenSizes(): Record<string, string> {
  const names = Object.keys(sizes);
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : [])),
  );
}
