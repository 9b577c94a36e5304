import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCurrentUser, signIn } from '#contract/account/auth.calls.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { amelie } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

describe('headers', () => {
  test.each(['/', getCurrentUser.path, '/api/nothing', '/healthz', '/favicon.svg', '/login'])(
    '%s is closed by default',
    async (path) => {
      const { visitor } = await openWorld();

      const { headers } = await visitor().opens(path);

      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toMatch(/default-src '(none|self)'/u);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test.each(['/', '/login', '/dashboard/client'])(
    'a form of %s that is pressed before its scripts are there is sent nowhere',
    async (path) => {
      const { visitor, client } = await openWorld();
      const person = path.startsWith('/dashboard') ? await client('Amélie') : visitor();

      const { headers } = await person.opens(path);

      expect(headers['content-security-policy']).toContain("form-action 'none'");
    },
  );

  test('no answer of the API is cached by a browser', async () => {
    const { visitor } = await openWorld();

    expect((await visitor().calls(getCurrentUser)).headers['cache-control']).toBe('no-store');
  });

  test('over https the browser is told to stay there', async () => {
    const { app } = await openWorld({ options: { trustProxy: true } });

    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });

    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('the origin of a call that changes something', () => {
  const call = async (origin: string | undefined, publicUrl?: string) => {
    const { visitor } = await openWorld({ options: { publicUrl } });
    return (await visitor().registers(amelie, origin ? { origin } : {})).statusCode;
  };

  test('may be our own host, or absent', async () => {
    expect(await call('http://localhost:80')).toBe(200);
    expect(await call(undefined)).toBe(200);
  });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'garbage'])(
    'may not be %s',
    async (origin) => {
      expect(await call(origin)).toBe(403);
    },
  );

  test('is PUBLIC_URL where one is set', async () => {
    expect(await call('https://vtc.example.fr', 'https://vtc.example.fr/')).toBe(200);
    expect(await call('http://localhost:80', 'https://vtc.example.fr')).toBe(403);
  });
});

describe('garbage', () => {
  test.each([
    ['wrong JSON', '{"email":', 'application/json', 400],
    ['no object', '[1,2]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    [
      'a poisoned prototype',
      '{"__proto__":{"role":"admin"},"email":"a@b.fr","password":"x"}',
      'application/json',
      400,
    ],
    ['another type', 'email=a@b.fr', 'application/x-www-form-urlencoded', 415],
    ['nothing', '', 'application/json', 400],
    ['too much', `{"email":"${'a'.repeat(300_000)}"}`, 'application/json', 413],
    ['a lone surrogate', '{"email":"a@b.fr","password":"\\ud800"}', 'application/json', 400],
    ['a NUL', '{"email":"a\\u0000@b.fr","password":"x"}', 'application/json', 400],
    ['numbers', '{"email":1,"password":2}', 'application/json', 400],
  ])('%s is refused with a French sentence', async (_name, body, type, status) => {
    const { visitor } = await openWorld();

    const answer = await visitor().sends('POST', signIn.path, { body, headers: { 'content-type': type } });

    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^(La demande|Veuillez|Ce texte|Le champ)/u);
  });

  test('a cookie that means nothing is forgotten', async () => {
    const { visitor } = await openWorld();
    const browser = visitor();
    browser.cookies.set('session', 'an invented token');

    const answer = await browser.calls(getCurrentUser);

    expect(answer.json()).toEqual({ user: null });
    expect(browser.cookies.size).toBe(0);
  });

  test('a surprise is logged in English, without the person, and answered in French, without details', async () => {
    const { visitor, deps, logLines } = await openWorld();
    await deps.db.schema.dropTable('sessions').cascade().execute();

    const answer = await visitor().registers(amelie);

    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'unexpected',
      message: 'Une erreur est survenue. Réessayez dans un instant.',
    });
    expect(logLines.join()).toContain('request failed');
    expect(logLines.join()).not.toContain(amelie.email);
    expect(logLines.join()).not.toContain(amelie.password);
  });
});

test('more than six hundred requests a minute from one address wait, others do not', async () => {
  const { app } = await openWorld({ options: { rateLimitScale: 0.01, trustProxy: true } });
  const from = (ip: string) => app.inject({ url: getCurrentUser.path, headers: { 'x-forwarded-for': ip } });
  for (let index = 0; index < 6; index++) await from('203.0.113.7');

  const refused = await from('203.0.113.7');

  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('Trop de demandes. Patientez un instant puis réessayez.');
  expect((await from('203.0.113.8')).statusCode).toBe(200);
});

test('the API is documented from the shapes that check it', async () => {
  const { visitor } = await openWorld();

  const document = (await visitor().loads(`${API_DOCS_PATH}/json`)).json();

  expect(Object.keys(document.paths)).toContain(signIn.path);
  const login = document.paths[signIn.path].post.requestBody.content['application/json'].schema;
  expect(login).toMatchObject({ required: ['email', 'password'], additionalProperties: false });
});

test('a valid text can be made for every pattern of the document', async () => {
  const { visitor } = await openWorld();

  const document = (await visitor().loads(`${API_DOCS_PATH}/json`)).body;

  const patterns = new Set<string>();
  JSON.parse(document, (key, value) => {
    if (key === 'pattern') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(5);
  for (const pattern of patterns) {
    const text = new RegExp(pattern, 'u');
    expect(fc.sample(fc.stringMatching(text), 1)[0]).toMatch(text);
  }
});
