import { onTestFinished } from 'vitest';
import { type Answers, serveProvider } from './serve-provider.ts';

export type { Answers, Reply, SeenRequest } from './serve-provider.ts';

/** A service for the time of one test. */
export async function openProvider(answers: Answers) {
  const provider = await serveProvider(answers);
  onTestFinished(provider.close);
  return provider;
}
