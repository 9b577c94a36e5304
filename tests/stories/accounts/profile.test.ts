import { expect, test } from 'vitest';
import { changePassword, getCurrentUser, saveProfile } from '#contract/account/auth.calls.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import { askForLink } from '#tests/support/reset-links.ts';
import { openWorld } from '#tests/support/world.ts';

test('a client changes the profile and finds it again', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const answer = await amelie.savesProfile({
    firstName: 'Amélie-Rose',
    lastName: 'Durand',
    email: 'rose@example.fr',
    currentPassword: amelie.password,
    phone: '07 12 34 56 78',
    homeAddress: '7 allée des Marronniers, 78000 Versailles',
    homeLat: '48.8049',
    homeLng: 2.1204,
    workAddress: '',
  });

  expect(answer.statusCode).toBe(200);
  expect((await amelie.calls(getCurrentUser)).json().user).toMatchObject({
    firstName: 'Amélie-Rose',
    email: 'rose@example.fr',
    phone: '0712345678',
    homeLat: 48.8049,
    homeLng: 2.1204,
    workAddress: null,
    role: 'client',
  });
});

test('only what is sent changes', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  await amelie.savesProfile({ homeAddress: 'Gare de Lyon', homeLat: 48.84, homeLng: 2.37 });

  await amelie.savesProfile({ firstName: 'Rose' });
  await amelie.savesProfile({});

  expect((await amelie.calls(getCurrentUser)).json().user).toMatchObject({
    firstName: 'Rose',
    homeAddress: 'Gare de Lyon',
    homeLat: 48.84,
  });
});

test('an address that changes loses the coordinates of the old one', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  await amelie.savesProfile({ homeAddress: 'Gare de Lyon', homeLat: 48.84, homeLng: 2.37 });

  await amelie.savesProfile({ homeAddress: '7 allée des Marronniers, 78000 Versailles' });

  expect((await amelie.calls(getCurrentUser)).json().user).toMatchObject({
    homeAddress: '7 allée des Marronniers, 78000 Versailles',
    homeLat: null,
    homeLng: null,
  });
});

test('an address sent without coordinates is geocoded', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  await amelie.savesProfile({ homeAddress: 'Gare de Lyon', homeLat: 48.84, homeLng: 2.37 });

  await amelie.savesProfile({
    homeAddress: 'Gare de l’Est',
    workAddress: 'Tour Eiffel, Paris',
  });

  expect((await amelie.calls(getCurrentUser)).json().user).toMatchObject({
    homeLat: 48.8763,
    homeLng: 2.3587,
    workLat: 48.8584,
    workLng: 2.2945,
  });
});

test('an unchanged address, or one with coordinates, is not geocoded', async () => {
  const looked: string[] = [];
  const geocode = async (address: string) => {
    looked.push(address);
    return undefined;
  };
  const { client } = await openWorld({ places: { ...builtinPlaces(), geocode } });
  const amelie = await client('Amélie');

  await amelie.savesProfile({ homeAddress: 'Chez moi', homeLat: 48.84, homeLng: 2.37 });
  await amelie.savesProfile({ homeAddress: 'Chez moi', workAddress: '' });

  expect(looked).toEqual([]);
  expect((await amelie.calls(getCurrentUser)).json().user).toMatchObject({ homeLat: 48.84, homeLng: 2.37 });
});

test('a profile is saved without coordinates when the places fail', async () => {
  const fails = async () => Promise.reject(new Error('down'));
  const { client } = await openWorld({ places: { ...builtinPlaces(), geocode: fails } });
  const amelie = await client('Amélie');

  const answer = await amelie.savesProfile({ homeAddress: 'Gare de Lyon' });

  expect(answer.json()).toMatchObject({ homeAddress: 'Gare de Lyon', homeLat: null, homeLng: null });
});

test.each([
  [{ firstName: '' }, 400, 'Veuillez remplir tous les champs'],
  [{ email: 'amelie' }, 400, 'Veuillez saisir une adresse email valide.'],
  [{ email: 'rose@example.fr' }, 400, 'Indiquez votre mot de passe actuel pour changer d’adresse email.'],
  [{ email: 'rose@example.fr', currentPassword: 'x' }, 400, 'Le mot de passe actuel est incorrect.'],
  [{ email: 'x;chloe@example.fr' }, 400, 'Veuillez saisir une adresse email valide.'],
  [
    { email: 'chloe@example.fr', currentPassword: 'Amélie prend la route 42' },
    409,
    'Un compte existe déjà avec cette adresse email.',
  ],
  [{ phone: '0142685300' }, 400, 'Le numéro doit commencer par 06 ou 07'],
  [{ homeLat: '91' }, 400, 'Ces coordonnées ne sont pas valides.'],
  [{ role: 'admin' }, 400, 'La demande contient un champ inconnu.'],
  [{ homeAddress: 'x'.repeat(301) }, 400, 'Ce texte est trop long (300 caractères au plus).'],
])('a profile with %j is refused and nothing changes', async (change, status, message) => {
  const { client, driver } = await openWorld();
  await driver('Chloé');
  const amelie = await client('Amélie');
  const before = (await amelie.calls(getCurrentUser)).json();

  const answer = await amelie.sends('PATCH', saveProfile.path, { body: change });

  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toBe(message);
  expect((await amelie.calls(getCurrentUser)).json()).toEqual(before);
});

test('a new email ends the other sessions and the reset links, and is told to the old address', async () => {
  const { client, visitor, emails } = await openWorld();
  const amelie = await client('Amélie');
  const elsewhere = visitor();
  await elsewhere.signsIn(amelie.email, amelie.password);
  const token = await askForLink({ visitor, emails }, amelie.email);

  await amelie.savesProfile({ email: 'rose@example.fr', currentPassword: amelie.password });

  expect(await amelie.isKnownAs()).toBe('rose@example.fr');
  expect(await elsewhere.isKnownAs()).toBeNull();
  expect((await visitor().resetsPassword(token, 'un tout nouveau mot')).statusCode).toBe(400);
  await expect
    .poll(() => emails.at(-1))
    .toMatchObject({
      to: amelie.email,
      subject: 'L’adresse email de votre compte a changé',
    });
});

test('a new email that was under way when the password changed is not taken', async () => {
  const waiting: (() => void)[] = [];
  const geocode = async () => {
    await new Promise<void>((answer) => void waiting.push(answer));
    return undefined;
  };
  const { client, visitor } = await openWorld({ places: { ...builtinPlaces(), geocode } });
  const amelie = await client('Amélie');
  const thief = visitor();
  await thief.signsIn(amelie.email, amelie.password);

  const change = thief.savesProfile({
    email: 'voleur@example.fr',
    currentPassword: amelie.password,
    homeAddress: 'Gare de Lyon',
  });
  await expect.poll(() => waiting.length).toBe(1);
  await amelie.calls(changePassword, {
    body: { currentPassword: amelie.password, newPassword: 'une autre route, la 43' },
  });
  for (const answer of waiting) answer();

  expect((await change).statusCode).toBe(401);
  expect(await amelie.isKnownAs()).toBe('amelie@example.fr');
});

test('the same email in other letters asks for no password', async () => {
  const { client, emails } = await openWorld();
  const amelie = await client('Amélie');

  const answer = await amelie.savesProfile({ email: 'Amelie@Example.fr' });

  expect(answer.json()).toMatchObject({ email: 'Amelie@Example.fr' });
  expect(emails).toEqual([]);
});

test.each([
  ['client', '+33 6 12 34 56 78', '0612345678'],
  ['client', '06.12.34.56.78', '0612345678'],
  ['driver', '01 84 80 12 60', '0184801260'],
  ['driver', '+41 79 123 45 67', '+41791234567'],
  ['admin', '+33 6 12 34 56 78', '0612345678'],
] as const)('a %s may write the telephone %s', async (role, phone, stored) => {
  const world = await openWorld();
  const person = await world[role]('Amélie');

  expect((await person.savesProfile({ phone })).json()).toMatchObject({ phone: stored });
});

test('a driver’s telephone is a number all the same', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  const answer = await chloe.savesProfile({ phone: 'appelez-moi' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Ce numéro de téléphone n’est pas valide.');
});

test('another email is tried five times an hour: each mails a stranger or says that an account exists', async () => {
  const { client, emails } = await openWorld();
  const [amelie, karim] = [await client('Amélie'), await client('Karim')];
  const tries = async (email: string) =>
    (await amelie.savesProfile({ email, currentPassword: amelie.password })).statusCode;

  const statuses = [await tries(karim.email)];
  for (const name of ['un', 'deux', 'trois', 'quatre', 'cinq'])
    statuses.push(await tries(`${name}@exemple.fr`));

  expect(statuses).toEqual([409, 200, 200, 200, 200, 429]);
  expect(emails.map(({ to }) => to)).not.toContain('quatre@exemple.fr');
});
