import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signIn } from '#contract/account/auth.calls.ts';
import { listening } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

/** A client that writes bytes, not requests; `received` is all that came back until the line was cut. */
async function openWire(host: string) {
  const [address = '', port] = host.split(':');
  const socket = connect(Number(port), address);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk))).on('error', () => {});
  const cut = once(socket, 'close').then(() => received);
  return { socket, cut };
}

const refusal = '{"code":"invalid_request","message":"La demande est incomplète ou invalide."}';

describe('what is no request is refused in French, and the line is cut', () => {
  test.each([
    ['a head of 40 kB', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
    [
      'a thousand headers of 100 letters',
      `GET / HTTP/1.1\r\n${`x-a: ${'x'.repeat(100)}\r\n`.repeat(1_000)}\r\n`,
    ],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['words', 'bonjour\r\n\r\n'],
    [
      'two lengths',
      `POST ${signIn.path} HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd`,
    ],
    [
      'a length beside pieces',
      `POST ${signIn.path} HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nhost: a\r\nx-a: b\0c\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    const { app } = await openWorld();
    const { socket, cut } = await openWire(await listening(app));

    socket.write(Buffer.from(bytes, 'latin1'));

    const received = await cut;
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /u);
    expect(received).toContain('x-content-type-options: nosniff');
    expect(received).toContain(refusal);
  });
});

test('a body that never says how long it is, is cut where it becomes too long', async () => {
  const { app } = await openWorld();
  const { socket, cut } = await openWire(await listening(app));
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

  socket.write(`POST ${signIn.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`);
  socket.write(`transfer-encoding: chunked\r\n\r\n${piece.repeat(8)}`);

  const received = await cut;
  expect(received).toContain('413');
  expect(received).toContain('La demande est trop volumineuse.');
});

describe('a client that takes its time', () => {
  test('has half a minute for a whole request, and a minute of silence', async () => {
    const { app } = await openWorld();

    const { requestTimeout, headersTimeout, timeout } = app.server;

    expect(requestTimeout).toBe(30_000);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
    expect(timeout).toBe(60_000);
  });

  test.each([
    ['a head', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow'],
    [
      'a body',
      `POST ${signIn.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    ],
  ])('is cut in the middle of %s, while others are served', async (_, beginning) => {
    const { app } = await openWorld();
    // The same clockwork as in production, wound up to a second.
    Object.assign(app.server, { requestTimeout: 500, headersTimeout: 500, connectionsCheckingInterval: 100 });
    const host = await listening(app);
    const { socket, cut } = await openWire(host);
    const drip = setInterval(() => socket.write('x'), 100);
    onTestFinished(() => clearInterval(drip));

    socket.write(beginning);
    const { status } = await fetch(`http://${host}/healthz`);
    const received = await cut;

    expect(status).toBe(200);
    expect(received).toContain(refusal);
  });
});
