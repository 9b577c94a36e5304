import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, startOf } from './process-facts.ts';

export type Postmaster = { pid: number; port: number };

const UNFINISHED_MS = 5_000;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;

/** The process that serves the folder, even if another server started it. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = (await readPidFile(folder)).split('\n');
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]) };
  return serves(postmaster.pid, folder) && postmaster.port > 0 ? postmaster : undefined;
}

/** PostgreSQL trusts its pid file even when the pid now belongs to another process, so a stale file is removed. */
export async function removeStalePidFile(folder: string): Promise<void> {
  const file = pidFile(folder);
  const pid = Number.parseInt(await readPidFile(folder), 10);
  const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
  const isBeingWritten = Number.isNaN(pid) && age < UNFINISHED_MS;
  if (!isBeingWritten && !serves(pid, folder)) await rm(file, { force: true });
}

/** Clients are cut off, transactions in progress are undone, nothing committed is lost. */
export async function stopPostmaster(folder: string): Promise<void> {
  const postmaster = await findPostmaster(folder);
  if (!postmaster) return;
  if (await endsAfter(postmaster.pid, 'SIGINT', FAST_STOP_MS)) return;
  await endsAfter(postmaster.pid, 'SIGQUIT', IMMEDIATE_STOP_MS);
}

function readPidFile(folder: string): Promise<string> {
  return readFile(pidFile(folder), 'utf8').catch(() => '');
}

function pidFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

function serves(pid: number, folder: string): boolean {
  return startOf(pid) !== undefined && `${commandOf(pid)} `.includes(` -D ${folder} `);
}

async function endsAfter(pid: number, signal: NodeJS.Signals, patience: number): Promise<boolean> {
  const start = startOf(pid);
  const deadline = Date.now() + patience;
  if (start !== undefined) process.kill(pid, signal);
  while (start !== undefined && startOf(pid) === start) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
