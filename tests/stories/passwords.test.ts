import { expect, test } from 'vitest';
import { changePassword } from '#contract/auth.calls.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const tokenIn = (text = '') => text.match(/\/reset-password#([\w-]+)/u)?.[1] ?? 'no link';

async function askForLink({ visitor, emails }: World, email: string): Promise<string> {
  await visitor().requestsPasswordReset(email);
  await expect.poll(() => emails.length).toBeGreaterThan(0);
  return tokenIn(emails.at(-1)?.text);
}

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
  expect(world.logLines.some((line) => tokenIn(line) !== 'no link')).toBe(true);
});

test('the sixth email of an hour is refused', async () => {
  const world = await openWorld();
  for (let index = 0; index < 5; index++) await world.visitor().requestsPasswordReset('a@b.fr');

  const answer = await world.visitor().requestsPasswordReset('a@b.fr');

  expect(answer.statusCode).toBe(429);
});

test('changing one’s password keeps this session and ends the others', async () => {
  const { client, visitor } = await openWorld();
  const amelie = await client('Amélie');
  const elsewhere = visitor();
  await elsewhere.signsIn(amelie.email, amelie.password);

  const answer = await amelie.calls(changePassword, {
    body: { currentPassword: amelie.password, newPassword: 'encore un autre' },
  });

  expect(answer.json().message).toBe('Mot de passe modifié.');
  expect(await amelie.isKnownAs()).toBe(amelie.email);
  expect(await elsewhere.isKnownAs()).toBeNull();
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
