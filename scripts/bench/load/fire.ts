import autocannon from 'autocannon';
import { p99 } from '../median.ts';

export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string };
/** Repeats some calls in turn for this many seconds, or sends each of many calls once. */
export type Load = { url: string; connections?: number } & (
  | { again: LoadRequest[]; seconds: number }
  | { once: LoadRequest[] }
);
export type Shots = { count: number; perSecond: number; p99: number };

const CONNECTIONS = 50;
/** Requests that autocannon builds and does not send. */
export const SPARE = 2 * CONNECTIONS;

/** Measures one server under load; an unsuccessful response fails the measurement. */
export async function fire(load: Load): Promise<Shots> {
  const times: number[] = [];
  const run = autocannon({ url: load.url, connections: load.connections ?? CONNECTIONS, ...plan(load) });
  void run.on('response', (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds));
  const { duration, errors, non2xx } = await run;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals from ${load.url}`);
  return {
    count: times.length,
    perSecond: times.length / duration,
    p99: p99(times),
  };
}

function plan(load: Load) {
  if ('again' in load) return { duration: load.seconds, requests: load.again };
  const waiting = load.once.values();
  const setupRequest = (request: object) => ({ ...request, ...waiting.next().value });
  return { amount: load.once.length - SPARE, requests: [{ setupRequest }] };
}
