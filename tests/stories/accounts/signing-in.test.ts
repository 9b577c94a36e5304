import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { openWorld } from '#tests/support/world.ts';

test('a client signs in with any case of the email, and out again', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');
  const browser = visitor();

  const answer = await browser.signsIn('AMELIE@example.fr', amelie.password);

  expect(answer.json()).toMatchObject({ email: 'amelie@example.fr', role: 'client' });
  expect(await browser.isKnownAs()).toBe('amelie@example.fr');
  await browser.signsOut();
  expect(await browser.isKnownAs()).toBeNull();
});

test('being signed out is no error', async () => {
  const { visitor } = await openWorld();

  const answer = await visitor().calls(getCurrentUser);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ user: null });
});

test('a wrong password and an unknown email get the same answer', async () => {
  const { client, visitor } = await openWorld();
  await client('Amélie');

  const wrong = await visitor().signsIn('amelie@example.fr', 'not hers');
  const unknown = await visitor().signsIn('nobody@example.fr', 'not hers');

  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ code: 'wrong_credentials', message: 'Email ou mot de passe incorrect' });
  expect(unknown.json()).toEqual(wrong.json());
});

test('the cookie is out of reach of scripts, of other sites and, over https, of the network', async () => {
  const { client, visitor } = await openWorld({ options: { trustProxy: true } });
  const { email, password } = await client('Amélie');

  const answer = await visitor().signsIn(email, password, { 'x-forwarded-proto': 'https' });

  expect(answer.cookies).toHaveLength(3);
  for (const cookie of answer.cookies)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
});

test('the cookie is secure wherever the public address is, and then no other host can set it', async () => {
  const { client, visitor } = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const amelie = await client('Amélie');

  const answer = await visitor().signsIn(amelie.email, amelie.password);

  expect(answer.cookies.map(({ name, secure, domain }) => ({ name, secure, domain }))).toEqual([
    { name: '__Host-session', secure: true },
    { name: 'session', secure: true },
    { name: '__Host-device', secure: true },
  ]);
});

test('over plain http there is no prefix, which browsers would refuse there', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');

  const answer = await visitor().signsIn(amelie.email, amelie.password);

  expect(answer.cookies.map(({ name }) => name)).toEqual(['session', 'device']);
});

test.each(['__Host-session', 'session'])('a session is found under the name %s alone', async (name) => {
  const { client, visitor } = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const amelie = await client('Amélie');
  const browser = visitor();
  browser.cookies.set(name, amelie.cookies.get(name) ?? '');

  expect(await browser.isKnownAs()).toBe(amelie.email);
});

test('a session that ended under one name does not hide the one under the other', async () => {
  const { client } = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const amelie = await client('Amélie');
  amelie.cookies.set('__Host-session', 'from another time');

  expect(await amelie.isKnownAs()).toBe(amelie.email);
});

test('signing out clears both names', async () => {
  const { client } = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const amelie = await client('Amélie');

  await amelie.signsOut();

  expect([...amelie.cookies.keys()]).toEqual(['__Host-device']);
});

test('a new sign-in ends the session that this browser had', async () => {
  const { client, visitor, deps } = await openWorld();
  const [amelie, bruno] = [await client('Amélie'), await client('Bruno')];
  const stolen = visitor();
  stolen.cookies.set('session', amelie.cookies.get('session') ?? '');

  await amelie.signsIn(bruno.email, bruno.password);

  expect(await amelie.isKnownAs()).toBe(bruno.email);
  expect(await stolen.isKnownAs()).toBeNull();
  expect(await deps.db.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
});

test('a sign-in that fails leaves the session as it was', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  await amelie.signsIn(amelie.email, 'not hers');

  expect(await amelie.isKnownAs()).toBe(amelie.email);
});

test('the database holds no token that opens a session', async () => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');
  const token = amelie.cookies.get('session') ?? '';

  const [session] = await deps.db.selectFrom('sessions').selectAll().execute();

  expect(token).toHaveLength(43);
  expect(session?.token_hash.toString('base64url')).not.toBe(token);
});

test('a session lasts fourteen days from its last use', async () => {
  const { client, passes } = await openWorld();
  const amelie = await client('Amélie');

  passes(13 * 24 * 60);
  expect(await amelie.isKnownAs()).toBe(amelie.email);
  passes(13 * 24 * 60);
  expect(await amelie.isKnownAs()).toBe(amelie.email);
  passes(14 * 24 * 60 + 1);
  expect(await amelie.isKnownAs()).toBeNull();
});

test('after ten failures the account closes for a growing time, even for the right password', async () => {
  const { client, visitor, passes } = await openWorld();
  const amelie = await client('Amélie');
  for (let guess = 0; guess < 10; guess++) await visitor().signsIn(amelie.email, `guess ${guess}`);

  const closed = await visitor().signsIn(amelie.email, amelie.password);
  passes(0.6);
  const guessedAgain = await visitor().signsIn(amelie.email, 'guess again');
  const closedLonger = await visitor().signsIn(amelie.email, amelie.password);
  passes(1.1);
  const opened = await visitor().signsIn(amelie.email, amelie.password);

  expect(closed.statusCode).toBe(429);
  expect(closed.headers['retry-after']).toBe('30');
  expect(guessedAgain.statusCode).toBe(401);
  expect(closedLonger.headers['retry-after']).toBe('60');
  expect(opened.statusCode).toBe(200);
});

test('parallel guesses count one by one', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');

  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => visitor().signsIn(amelie.email, 'guess')),
  );

  expect(guesses.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  expect(guesses.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
});

test('a success resets the failures before it', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');

  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 9; guess++) await visitor().signsIn(amelie.email, 'guess');
    expect((await visitor().signsIn(amelie.email, amelie.password)).statusCode).toBe(200);
  }
});

test('a blocked account gets that answer only with its password', async () => {
  const { client, visitor, deps } = await openWorld();
  const amelie = await client('Amélie');
  await deps.db.updateTable('users').set({ blocked_at: deps.clock() }).where('id', '=', amelie.id).execute();

  const right = await visitor().signsIn(amelie.email, amelie.password);
  const wrong = await visitor().signsIn(amelie.email, 'guess');

  expect(right.statusCode).toBe(403);
  expect(wrong.statusCode).toBe(401);
});
