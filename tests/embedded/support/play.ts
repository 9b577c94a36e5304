import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./play-command.ts', import.meta.url));

/** A command of the terminal, without inherited variables: only the folder selects the platform. */
export async function play(
  dataDir: string,
  ...command: string[]
): Promise<{ printed: string; code: number | null }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...command], { env });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { printed, code };
}
