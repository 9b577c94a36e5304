import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import type { UserRow } from '#server/db/schema.ts';
import { presentUser } from '#server/features/accounts/index.ts';
import { presentRide } from '#server/features/rides/index.ts';
import { bareHeaders } from '#server/http/security-headers.ts';
import { findSession, listRides } from '../statements.ts';
import { accept, book } from './writes.ts';

/** The limit that forgives nothing: every promise of the platform, with the fewest statements that can keep it. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

/** What does not depend on the person is bytes, made once. */
type Ready = Record<string, { headers: Record<string, string>; body: string }>;
const ready = new Map(
  Object.entries(JSON.parse(process.env.READY ?? '{}') as Ready).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const made = request.headers.cookie ? undefined : ready.get(request.url ?? '');
  if (made) return void response.writeHead(200, made.headers).end(made.body);
  answer(request).then(
    (body) => send(response, 200, JSON.stringify(body)),
    (error: unknown) => send(response, 500, JSON.stringify({ message: String(error) })),
  );
});
// Slow clients are cut as the application cuts them.
server.setTimeout(60_000);
server.requestTimeout = 30_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

async function answer(request: IncomingMessage): Promise<unknown> {
  const user = await userOf(request);
  if (request.url === getCurrentUser.path) return { user: presentUser(user) };
  if (request.method === 'GET') {
    const { rows } = await pool.query({ ...listRides, values: [user.id] });
    return rows.map((ride) => presentRide(ride, user, new Date()));
  }
  const body = JSON.parse(await textOf(request));
  const ride =
    request.method === 'POST'
      ? await book(pool, user, String(request.headers['idempotency-key']), body)
      : await accept(pool, user, request.url?.split('/').at(-1) ?? '');
  return presentRide(ride, user, new Date());
}

async function userOf({ headers }: IncomingMessage): Promise<UserRow> {
  const token = headers.cookie?.slice('session='.length) ?? '';
  const values = [createHash('sha256').update(token).digest(), new Date()];
  return (await pool.query({ ...findSession, values })).rows[0];
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const COMPRESSED_FROM = 1024;

function send(response: ServerResponse, status: number, text: string): void {
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  const varying = text.length >= COMPRESSED_FROM ? { ...headers, vary: 'accept-encoding' } : headers;
  response.writeHead(status, varying).end(text);
}
