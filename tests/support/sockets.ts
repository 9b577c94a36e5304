import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/live.ts';
import { openSocket as openSocketCall } from '#contract/platform/platform.calls.ts';
import type { Person } from './people.ts';

type Opening = { headers?: Record<string, string>; cookies?: ReadonlyMap<string, string> };

/** Listens on a port, for an application that tests otherwise call without one. */
export async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A browser's socket: the frames it received, and how it was closed. */
export function openSocket(host: string, { headers = {}, cookies = new Map() }: Opening = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://${host}${openSocketCall.path}`, {
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
  const frames: ServerFrame[] = [];
  const ended: { code?: number; status?: number } = {};
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as ServerFrame));
  socket.on('close', (code) => (ended.code = code));
  socket.on('unexpected-response', (_, answer) => (ended.status = answer.statusCode ?? 0));
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  return { socket, frames, ended };
}

/** A connected and authenticated user. */
export async function listens(host: string, { cookies, id }: Pick<Person, 'cookies' | 'id'>) {
  const opened = openSocket(host, { cookies });
  await once(opened.socket, 'open');
  opened.socket.send(JSON.stringify({ type: 'authenticate', userId: id }));
  await expect
    .poll(() => opened.frames)
    .toContainEqual({ type: 'authenticated', userId: id, at: expect.any(String) });
  await untilQuiet(opened.frames);
  opened.frames.length = 0;
  return opened;
}

/** Frames of earlier events may still arrive on a busy machine. */
async function untilQuiet(frames: readonly ServerFrame[]): Promise<void> {
  for (let before = -1; before !== frames.length; await wait(50)) before = frames.length;
}
