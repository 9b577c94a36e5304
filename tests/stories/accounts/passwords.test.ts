import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changePassword } from '#contract/account/auth.calls.ts';
import { askForLink, tokenIn } from '#tests/support/reset-links.ts';
import { openWorld } from '#tests/support/world.ts';

test('a forgotten password is replaced through an email, and every session ends', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');

  const token = await askForLink(world, amelie.email);
  const answer = await world.visitor().resetsPassword(token, 'un tout nouveau mot');

  expect(world.emails[0]).toMatchObject({ to: amelie.email, subject: 'Votre nouveau mot de passe' });
  expect(answer.json().message).toBe('Mot de passe modifié. Vous pouvez vous connecter.');
  expect(await amelie.isKnownAs()).toBeNull();
  expect((await amelie.signsIn(amelie.email, amelie.password)).statusCode).toBe(401);
  expect((await amelie.signsIn(amelie.email, 'un tout nouveau mot')).statusCode).toBe(200);
});

test('a link serves once, even to ten hurried clicks', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const token = await askForLink(world, amelie.email);

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => world.visitor().resetsPassword(token, `nouveau mot ${index}`)),
  );

  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(answers.find((answer) => answer.statusCode !== 200)?.json().message).toBe(
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  );
});

test('a link is worth nothing after thirty minutes, nor is an invented one', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const token = await askForLink(world, amelie.email);
  world.passes(31);

  for (const tried of [token, 'an-invented-token']) {
    const answer = await world.visitor().resetsPassword(tried, 'nouveau mot');
    expect(answer.statusCode).toBe(400);
  }
});

test('an unknown email gets the same answer and no email', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');

  const unknown = await world.visitor().requestsPasswordReset('nobody@example.fr');
  const known = await world.visitor().requestsPasswordReset(amelie.email);

  await expect.poll(() => world.emails.map((email) => email.to)).toEqual([amelie.email]);
  expect(unknown.json()).toEqual(known.json());
});

test('without a mail server the link goes to the log and the person is sent to the driver', async () => {
  const world = await openWorld({ withoutMail: true });
  const amelie = await world.client('Amélie');

  const answer = await world.visitor().requestsPasswordReset(amelie.email);

  expect(answer.json()).toMatchObject({ by: 'contact' });
  await expect.poll(() => world.logLines.some((line) => tokenIn(line) !== 'no link')).toBe(true);
});

test('the sixth email of an hour is refused to who asks for it', async () => {
  const world = await openWorld();
  for (let index = 0; index < 5; index++) await world.visitor().requestsPasswordReset('a@b.fr');

  const answer = await world.visitor().requestsPasswordReset('a@b.fr');

  expect(answer.statusCode).toBe(429);
});

test('one address asks for twenty links in an hour, whosoever they are', async () => {
  const { visitor } = await openWorld();
  for (let index = 0; index < 20; index++) await visitor().requestsPasswordReset(`a${index}@b.fr`);

  expect((await visitor().requestsPasswordReset('a@b.fr')).statusCode).toBe(429);
});

test('strangers do not use up the links of someone else', async () => {
  const { client, visitor, emails } = await openWorld({ options: { trustProxy: true } });
  const amelie = await client('Amélie');
  for (let index = 0; index < 25; index++) {
    await visitor().requestsPasswordReset(amelie.email, { 'x-forwarded-for': `203.0.113.${index}` });
    await expect.poll(() => emails.length).toBe(Math.min(index + 1, 20));
  }

  const answer = await amelie.requestsPasswordReset(amelie.email);

  expect(answer.statusCode).toBe(200);
  await expect.poll(() => emails.length).toBe(21);
});

test('a link is answered before its account is looked up, in the same time for all', async () => {
  const { client, visitor, deps } = await openWorld();
  const amelie = await client('Amélie');

  const statuses = await deps.db.transaction().execute(async (trx) => {
    await sql`lock table users, password_resets in access exclusive mode`.execute(trx);
    const [known, unknown] = [visitor(), visitor()];
    return [
      (await known.requestsPasswordReset(amelie.email)).statusCode,
      (await unknown.requestsPasswordReset('nobody@example.fr')).statusCode,
    ];
  });

  expect(statuses).toEqual([200, 200]);
});

test('changing one’s password keeps this session, and ends the others and the reset links', async () => {
  const { client, visitor, emails } = await openWorld();
  const amelie = await client('Amélie');
  const elsewhere = visitor();
  await elsewhere.signsIn(amelie.email, amelie.password);
  const token = await askForLink({ visitor, emails }, amelie.email);

  const answer = await amelie.calls(changePassword, {
    body: { currentPassword: amelie.password, newPassword: 'encore un autre' },
  });

  expect(answer.json().message).toBe('Mot de passe modifié.');
  expect(await amelie.isKnownAs()).toBe(amelie.email);
  expect(await elsewhere.isKnownAs()).toBeNull();
  expect((await visitor().resetsPassword(token, 'un tout nouveau mot')).statusCode).toBe(400);
});

test.each([
  ['client', { newPassword: '12345' }, 'Le mot de passe doit contenir au moins 6 caractères'],
  ['client', { newPassword: 'azerty' }, 'Ce mot de passe est trop courant.'],
  ['client', { currentPassword: 'not hers' }, 'Le mot de passe actuel est incorrect.'],
  ['driver', { newPassword: 'onze signes' }, 'Le mot de passe doit contenir au moins 12 caractères.'],
] as const)('a %s changing to %j is refused', async (role, change, message) => {
  const world = await openWorld();
  const person = await world[role]('Chloé');

  const answer = await person.calls(changePassword, {
    body: { currentPassword: person.password, newPassword: 'un nouveau mot de passe', ...change },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
  expect((await person.signsIn(person.email, person.password)).statusCode).toBe(200);
});
