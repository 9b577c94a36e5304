import { readFileSync } from 'node:fs';

/** What a process holds of the machine's memory, in MB; NaN where the system does not say. */
export function residentMemory(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
