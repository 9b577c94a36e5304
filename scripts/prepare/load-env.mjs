import { existsSync } from 'node:fs';

/** Variables of the shell override those of the file. */
export function loadEnv() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
