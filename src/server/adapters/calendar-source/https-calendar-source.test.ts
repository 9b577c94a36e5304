import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, calendarText, serveCalendar } from '#tests/providers/calendar-server.ts';
import { httpsCalendarSource, type SourceOptions } from './https-calendar-source.ts';
import { isPublicAddress } from './public-address.ts';

const HERE = '127.0.0.1';
const text = calendarText(['20260507T153000Z', 'PT1H']);
const sendText: Answer = (_, response) => void response.setHeader('etag', '"v1"').end(text);
const redirectTo =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

const v4 = (address: string): LookupAddress => ({ address, family: 4 });

/** The stand-in passes for a server of the internet; everything else is judged as in earnest. */
async function openSource(answer: Answer, options: SourceOptions = {}) {
  const server = await serveCalendar(answer);
  onTestFinished(() => server.close());
  const source = httpsCalendarSource({
    ca: server.certificate,
    resolve: async () => [v4(HERE)],
    isAllowed: (address) => address === HERE || isPublicAddress(address),
    ...options,
  });
  return { server, read: (url = server.url, etag: string | null = null) => source.read(url, etag) };
}

const refusal = (failure: string) => ({ state: 'refused', failure });

describe('a calendar that may be read', () => {
  test('comes with its mark, and with that mark it may be unchanged', async () => {
    const { server, read } = await openSource(sendText);
    expect(await read()).toEqual({ state: 'read', text, etag: '"v1"' });

    server.answers((request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200;
      response.end();
    });

    expect(await read(server.url, '"v1"')).toEqual({ state: 'unchanged' });
  });

  test('may lie behind three redirects, not behind four', async () => {
    const { server, read } = await openSource((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(text);
      else redirectTo(`/${left - 1}`)(request, response);
    });

    expect(await read(new URL('/3', server.url).href)).toMatchObject({ state: 'read' });
    expect(await read(new URL('/4', server.url).href)).toEqual(refusal('too_many_redirects'));
  });

  test('on the own network is read where the operator named its host', async () => {
    const { server, read } = await openSource(sendText, { isAllowed: isPublicAddress });
    const trusted = httpsCalendarSource({
      ca: server.certificate,
      trustedHosts: new Set([`localhost:${server.port}`]),
    });

    expect(await trusted.read(`https://localhost:${server.port}/chloe.ics`, null)).toMatchObject({
      state: 'read',
    });
    expect(await read()).toEqual(refusal('private_network'));
  });
});

describe('what leads into a private network is never connected to', () => {
  test.each([
    ['a number', 'https://10.0.0.8/a.ics'],
    ['this machine, in other digits', 'https://0x7f.2/a.ics'],
    ['this machine in IPv6', 'https://[::1]/a.ics'],
    ['an IPv4 address dressed as IPv6', 'https://[::ffff:10.0.0.8]/a.ics'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/'],
  ])('%s, asked for and redirected to', async (_, url) => {
    const { server, read } = await openSource(redirectTo(url));

    expect(await read(url)).toEqual(refusal('private_network'));
    expect(server.asked).toEqual([]);
    expect(await read()).toEqual(refusal('private_network'));
    expect(server.asked).toEqual(['/chloe.ics']);
  });

  test('a name with a private address among others', async () => {
    const { server, read } = await openSource(sendText, {
      resolve: async () => [v4(HERE), v4('192.168.1.1')],
    });

    expect(await read()).toEqual(refusal('private_network'));
    expect(server.asked).toEqual([]);
  });

  test('a name that means something else a moment later: it is asked once, and that answer is used', async () => {
    const answers = [HERE, '10.0.0.8'];
    const resolved: string[] = [];
    const resolve = async (host: string) => {
      resolved.push(host);
      return [v4(answers[resolved.length - 1] ?? '10.0.0.8')];
    };
    const { read } = await openSource(sendText, { resolve });

    expect(await read()).toMatchObject({ state: 'read' });
    expect(resolved).toEqual(['calendrier.test']);
    expect(await read()).toEqual(refusal('private_network'));
  });

  test('a name that changes between two redirects', async () => {
    const answers = [HERE, '10.0.0.8'];
    const resolve = async () => [v4(answers.shift() ?? HERE)];
    const { server, read } = await openSource(redirectTo('/again'), { resolve });

    expect(await read()).toEqual(refusal('private_network'));
    expect(server.asked).toEqual(['/chloe.ics']);
  });
});

describe('an answer beyond the limits', () => {
  test('of 50 MB, announced', async () => {
    const { read } = await openSource((_, response) => {
      response.writeHead(200, { 'content-length': 50 * 1024 * 1024 }).flushHeaders();
    });

    expect(await read()).toEqual(refusal('too_big'));
  });

  test('of 50 MB or without an end, not announced, is cut off after 5 MB', async () => {
    let sent = 0;
    const { read } = await openSource((_, response) => pour(response, (size) => (sent += size)));

    expect(await read()).toEqual(refusal('too_big'));
    expect(sent).toBeLessThan(12 * 1024 * 1024);
  });

  test('that trickles without an end', async () => {
    const { read } = await openSource(
      (_, response) => {
        const timer = setInterval(() => response.write('X'), 20);
        response.on('close', () => clearInterval(timer));
      },
      { longestMs: 300 },
    );

    expect(await read()).toEqual(refusal('too_slow'));
  });

  test('that never begins', async () => {
    const { read } = await openSource(() => {}, { longestMs: 300 });

    expect(await read()).toEqual(refusal('too_slow'));
  });

  /** As fast as the other side reads, for ever. */
  function pour(response: ServerResponse, count: (size: number) => void): void {
    const block = Buffer.alloc(64 * 1024, 'X');
    const write = () => {
      while (!response.destroyed) {
        count(block.length);
        if (!response.write(block)) return void response.once('drain', write);
      }
    };
    write();
  }
});

describe('an answer that is none', () => {
  test('says with which status', async () => {
    const { read } = await openSource((_, response) => void response.writeHead(404).end());

    expect(await read()).toEqual({ state: 'refused', failure: 'refused_status', status: 404 });
  });

  test.each([
    ['without encryption', 'http://calendrier.test/a.ics', 'no_https'],
    ['of another kind', 'file:///etc/passwd', 'no_https'],
    ['that is none', 'chloe', 'no_https'],
  ])('an address %s', async (_, url, failure) => {
    const { read } = await openSource(sendText);

    expect(await read(url)).toEqual(refusal(failure));
  });

  test('a redirect out of the encryption', async () => {
    const { read } = await openSource(redirectTo('http://calendrier.test/a.ics'));

    expect(await read()).toEqual(refusal('no_https'));
  });

  test('a name that nobody has, and a connection that breaks', async () => {
    const nobody = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const unknown = await openSource(sendText, { resolve: nobody });
    const broken = await openSource((request) => request.socket.destroy());

    expect(await unknown.read()).toEqual(refusal('unknown_host'));
    expect(await broken.read()).toEqual(refusal('unreachable'));
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:0a00:0008::1', false],
  ['64:ff9b::10.0.0.8', false],
  ['::', false],
  ['nothing', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
