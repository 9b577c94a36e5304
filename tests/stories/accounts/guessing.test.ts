import { expect, test } from 'vitest';
import { amelie } from '#tests/support/people.ts';
import { askForLink } from '#tests/support/reset-links.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A tenth of every limit: the ceiling of an account is ten failures in an hour. */
const openSmallWorld = () => openWorld({ options: { trustProxy: true, rateLimitScale: 0.1 } });

/** As many as an account bears, each from an address of its own. */
async function guessFromManyAddresses(
  { visitor }: World,
  email: string,
  network = '203.0.113',
): Promise<void> {
  for (let index = 0; index < 10; index++)
    await visitor().signsIn(email, `guess ${index}`, from(`${network}.${index}`));
}

test('guesses from elsewhere do not shut the owner out', async () => {
  const { client, visitor } = await openWorld({ options: { trustProxy: true } });
  const amelie = await client('Amélie');
  for (let guess = 0; guess < 12; guess++)
    await visitor().signsIn(amelie.email, 'guess', from('203.0.113.9'));

  const there = await visitor().signsIn(amelie.email, amelie.password, from('203.0.113.9'));
  const elsewhere = await visitor().signsIn(amelie.email, amelie.password, from('198.51.100.7'));

  expect(there.statusCode).toBe(429);
  expect(elsewhere.statusCode).toBe(200);
});

test('guesses from many addresses meet a ceiling, above which only known browsers pass', async () => {
  const world = await openSmallWorld();
  const amelie = await world.client('Amélie');
  await amelie.signsOut();
  await guessFromManyAddresses(world, amelie.email);

  const stranger = await world.visitor().signsIn(amelie.email, amelie.password, from('198.51.100.7'));
  const known = await amelie.signsIn(amelie.email, amelie.password, from('203.0.113.3'));
  world.passes(61);
  const later = await world.visitor().signsIn(amelie.email, amelie.password, from('198.51.100.7'));

  expect(stranger.statusCode).toBe(429);
  expect(stranger.json()).toMatchObject({
    code: 'only_known_devices',
    message:
      'Trop de tentatives de connexion à ce compte. Utilisez un appareil déjà connecté auparavant, ou «\u00a0Mot de passe oublié\u00a0?\u00a0».',
  });
  expect(known.statusCode).toBe(200);
  expect(later.statusCode).toBe(200);
});

test.each([
  ['amelie@example.fr', 'amelİe@example.fr'],
  ['ΟΔΥΣΣΕΥΣ@exemple.fr', 'οδυσσευσ@exemple.fr'],
])('guesses at %s are counted at the same account written %s', async (email, other) => {
  const { visitor } = await openWorld({ options: { trustProxy: true } });
  await visitor().registers({ ...amelie, email });
  for (let guess = 0; guess < 12; guess++) await visitor().signsIn(email, 'guess', from('203.0.113.9'));

  const there = await visitor().signsIn(other, amelie.password, from('203.0.113.9'));
  const elsewhere = await visitor().signsIn(other, amelie.password, from('198.51.100.7'));

  expect(there.statusCode).toBe(429);
  expect(elsewhere.statusCode).toBe(200);
});

test('the ceiling of an account holds however its email is written, until it has a new password', async () => {
  const world = await openSmallWorld();
  await world.visitor().registers({ ...amelie, email: 'İpek@exemple.fr' });
  const token = await askForLink(world, 'İpek@exemple.fr');
  await guessFromManyAddresses(world, 'ipek@exemple.fr');

  const stranger = await world.visitor().signsIn('İPEK@exemple.fr', amelie.password, from('198.51.100.7'));
  await world.visitor().resetsPassword(token, 'un tout nouveau mot');
  const cleared = await world
    .visitor()
    .signsIn('İpek@exemple.fr', 'un tout nouveau mot', from('203.0.113.3'));

  expect(stranger.json()).toMatchObject({ code: 'only_known_devices' });
  expect(cleared.statusCode).toBe(200);
});

test('the ceiling is the same for an email that nobody has', async () => {
  const world = await openSmallWorld();
  await guessFromManyAddresses(world, 'nobody@example.fr');

  const answer = await world.visitor().signsIn('nobody@example.fr', 'guess', from('198.51.100.7'));

  expect(answer.json()).toMatchObject({ code: 'only_known_devices' });
});

test('one address alone never reaches the ceiling', async () => {
  const world = await openSmallWorld();
  const amelie = await world.client('Amélie');
  for (let guess = 0; guess < 15; guess++)
    await world.visitor().signsIn(amelie.email, 'guess', from('203.0.113.9'));

  const elsewhere = await world.visitor().signsIn(amelie.email, amelie.password, from('198.51.100.7'));

  expect(elsewhere.statusCode).toBe(200);
});

test('signing in does not count as a guess', async () => {
  const world = await openSmallWorld();
  const amelie = await world.client('Amélie');

  for (let index = 0; index < 12; index++) {
    const answer = await world.visitor().signsIn(amelie.email, amelie.password, from(`198.51.100.${index}`));
    expect(answer.statusCode).toBe(200);
  }
});

test('a reset link passes, clears the counts and makes its browser known', async () => {
  const world = await openSmallWorld();
  const amelie = await world.client('Amélie');
  const token = await askForLink(world, amelie.email);
  await guessFromManyAddresses(world, amelie.email);

  const browser = world.visitor();
  await browser.resetsPassword(token, 'un tout nouveau mot');
  const cleared = await world.visitor().signsIn(amelie.email, 'un tout nouveau mot', from('203.0.113.3'));
  await guessFromManyAddresses(world, amelie.email, '192.0.2');
  const known = await browser.signsIn(amelie.email, 'un tout nouveau mot');

  expect(cleared.statusCode).toBe(200);
  expect(known.statusCode).toBe(200);
});

test('a known browser guesses as slowly as any other', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');
  for (let guess = 0; guess < 10; guess++) await amelie.signsIn(amelie.email, 'guess');

  expect((await amelie.signsIn(amelie.email, amelie.password)).statusCode).toBe(429);
  expect((await visitor().signsIn(amelie.email, amelie.password)).statusCode).toBe(200);
});

test('a browser is known for the accounts that signed in with it, for 180 days', async () => {
  const world = await openSmallWorld();
  const amelie = await world.client('Amélie');
  const bruno = await world.client('Bruno');
  await guessFromManyAddresses(world, bruno.email);

  const foreign = await amelie.signsIn(bruno.email, bruno.password, from('198.51.100.7'));
  world.passes(181 * 24 * 60);
  await guessFromManyAddresses(world, amelie.email);
  const forgotten = await amelie.signsIn(amelie.email, amelie.password, from('198.51.100.7'));

  expect(foreign.statusCode).toBe(429);
  expect(forgotten.statusCode).toBe(429);
});

test('only the hash of a known browser is stored', async () => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');

  const [device] = await deps.db.selectFrom('known_devices').selectAll().execute();

  expect(amelie.cookies.get('device')).toHaveLength(43);
  expect(device?.token_hash.toString('base64url')).not.toBe(amelie.cookies.get('device'));
});
