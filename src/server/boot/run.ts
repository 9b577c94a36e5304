import { StartRefused } from '#server/environment/start-refused.ts';
import { AppError } from '#server/http/errors.ts';
import { announce } from './console.ts';
import { outsideFailure } from './start-failures.ts';

/** Runs a command of the operator; a failure prints one sentence. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    announce(`\n✗ ${sentenceForOperator(error)}`);
    process.exit(1);
  }
}

/** A refusal has its own sentence; an unexpected error is printed with its stack. */
export function sentenceForOperator(error: unknown): string {
  if (error instanceof StartRefused || error instanceof AppError) return error.message;
  const outside = outsideFailure(error);
  if (outside) return outside;
  return `Le démarrage a échoué.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
