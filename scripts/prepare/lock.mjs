import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const path = 'dist/.lock';
const beat = 2_000;
const silence = 60_000;

/**
 * Only one command at a time installs or builds in this checkout.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function withLock(work) {
  await take();
  const timer = setInterval(() => existsSync(path) && utimesSync(path, new Date(), new Date()), beat);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    rmSync(path, { force: true });
  }
}

/**
 * A program that we start may survive when we are killed; the next command waits for it too.
 * @param {number} pid
 */
export function shareLock(pid) {
  appendFileSync(path, `${pid}\n`);
}

async function take() {
  mkdirSync('dist', { recursive: true });
  for (let tries = 0; !(await isTaken()); tries += 1) {
    if (tries === 0) console.log('… Une autre commande prépare déjà l’application, attente');
    await pause(250);
  }
}

async function isTaken() {
  if (wrote()) return true;
  if (!isAbandoned()) return false;
  rmSync(path, { force: true });
  if (!wrote()) return false;
  // Another process that saw the same abandoned lock may have removed ours instead.
  await pause(100);
  return holders()[0] === process.pid;
}

function wrote() {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned() {
  try {
    return Date.now() - statSync(path).mtimeMs > silence || !holders().some(isAlive);
  } catch {
    return false;
  }
}

function holders() {
  return readFileSync(path, 'utf8').trim().split('\n').map(Number);
}

/** @param {number} pid */
function isAlive(pid) {
  // Containers reuse process ids: ours was that of another process.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
