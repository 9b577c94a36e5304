import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { adviceFor } from './advice.mjs';
import { Failure } from './failure.mjs';
import { shareLock } from './lock.mjs';

/**
 * Runs a program without output and returns its exit code and its output.
 * @param {readonly string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onStart?: (pid: number) => void }} [options] env is added to ours
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand([program = '', ...args], { env = {}, cwd = '.', onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const release = endTogether(child);
    if (child.pid) onStart?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => {
      output += error.message;
      release();
      resolve({ code: 1, output });
    });
    child.on('close', (code) => {
      release();
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

/**
 * Runs a program that changes the checkout, under the lock.
 * @param {readonly string[]} command
 * @param {{ otherwise: string, env?: NodeJS.ProcessEnv }} options otherwise: the advice when the cause is unknown
 */
export async function mustRun(command, { otherwise, env = {} }) {
  const { code, output } = await runCommand(command, { env, onStart: shareLock });
  if (code !== 0) throw new Failure(adviceFor(output, otherwise), output);
}

/**
 * A command left running could still write into a folder that the next one prepares.
 * @param {import('node:child_process').ChildProcess} child
 */
function endTogether(child) {
  const end = () => {
    child.kill('SIGTERM');
    setImmediate(() => process.exit(143));
  };
  process.once('SIGTERM', end);
  return () => process.off('SIGTERM', end);
}
