import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { findSession, listRides } from './statements.ts';
import { accept, book } from './writes.ts';

/** The limit of Node and the driver: the same statements, prepared, with nothing around them. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const server = createServer((request, response) => {
  answer(request).then(
    (body) => send(response, 200, body),
    (error: unknown) => send(response, 500, { message: String(error) }),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

async function answer(request: IncomingMessage): Promise<unknown> {
  const user = await userOf(request);
  if (request.method === 'POST') return await book(pool, user, request.headers, await readBody(request));
  if (request.method === 'PATCH') {
    await readBody(request);
    return await accept(pool, user, request.url?.split('/').at(-1) ?? '');
  }
  if (request.url === getCurrentUser.path) return { user };
  return (await pool.query({ ...listRides, values: [user.id] })).rows;
}

async function userOf({ headers }: IncomingMessage): Promise<{ id: string }> {
  const token = headers.cookie?.slice('session='.length) ?? '';
  const values = [createHash('sha256').update(token).digest(), new Date()];
  return (await pool.query({ ...findSession, values })).rows[0];
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
