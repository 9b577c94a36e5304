import { existsSync } from 'node:fs';

/** What the shell already says wins over the file. */
export function loadEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
