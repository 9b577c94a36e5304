import { announce } from './console.ts';
import { StartRefused } from './start-refused.ts';

/** Runs a command of the operator: a refusal is one sentence, a surprise keeps its stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    announce(`\n✗ ${error instanceof StartRefused ? error.message : describe(error)}`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  return `Le démarrage a échoué.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
