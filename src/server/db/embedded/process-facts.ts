import { existsSync, readFileSync } from 'node:fs';
import { runNow } from './run-as.ts';

const HAS_PROC = existsSync('/proc/self/stat');
const STATE = 0;
const START_TICKS = 19;

/** Distinguishes a process from a later one with the same pid; undefined when it has ended, zombies included. */
export function startOf(pid: number): string | undefined {
  return HAS_PROC ? startFromProc(pid) : startFromPs(pid);
}

export function commandOf(pid: number): string | undefined {
  if (!HAS_PROC) return ps(pid, 'command=');
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim();
}

function startFromProc(pid: number): string | undefined {
  const stat = readProc(pid, 'stat');
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[STATE] === 'Z' ? undefined : fields?.[START_TICKS];
}

function startFromPs(pid: number): string | undefined {
  const [state, ...start] = ps(pid, 'stat=,lstart=')?.split(/\s+/) ?? [];
  return state === undefined || state.startsWith('Z') ? undefined : start.join('').replaceAll(':', '');
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, columns: string): string | undefined {
  const { ok, output } = runNow('ps', ['-o', columns, '-p', String(pid)]);
  return ok ? output : undefined;
}
