import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { spawnProgram } from '#tests/support/spawn-program.ts';

/** A command of the terminal, without inherited variables: only the folder selects the platform. */
export async function play(
  dataDir: string,
  ...command: string[]
): Promise<{ printed: string; code: number | null }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' };
  const child = spawnProgram('tests/embedded/support/play-command.ts', { args: command, env });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { printed, code };
}
