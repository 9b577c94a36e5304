import { expect, test } from 'vitest';
import { register } from '#contract/account/auth.calls.ts';
import { amelie } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

test('a visitor registers, is signed in at once and is known by every later call', async () => {
  const { visitor } = await openWorld();
  const browser = visitor();

  const answer = await browser.registers(amelie);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ role: 'client', firstName: 'Amélie', phone: '0612345678' });
  expect(answer.json()).not.toHaveProperty('passwordHash');
  expect(await browser.isKnownAs()).toBe('amelie@example.fr');
});

test('a registration with the role of driver or admin creates a client all the same', async () => {
  const { visitor } = await openWorld();

  for (const role of ['driver', 'admin']) {
    const answer = await visitor().registers({
      ...amelie,
      email: `${role}@example.fr`,
      role,
    });
    expect(answer.json()).toMatchObject({ role: 'client' });
  }
});

test.each([
  [{ firstName: ' ' }, 'Veuillez remplir tous les champs'],
  [{ email: 'amelie' }, 'Veuillez saisir une adresse email valide.'],
  [{ password: '12345' }, 'Le mot de passe doit contenir au moins 6 caractères'],
  [{ password: 'azerty' }, 'Ce mot de passe est trop courant.'],
  [{ phone: '06 12 34 56' }, 'Le numéro doit contenir 10 chiffres'],
  [{ phone: '01 42 68 53 00' }, 'Le numéro doit commencer par 06 ou 07'],
  [{ phone: '06 12 34 56 7x' }, 'Le numéro ne doit contenir que des chiffres'],
  [{ firstName: 'A\0B' }, 'Ce texte contient des caractères interdits.'],
  [{ firstName: 42 }, 'Veuillez remplir tous les champs'],
  [{ isAdmin: true }, 'La demande contient un champ inconnu.'],
])('a registration with %j is refused in French and makes no account', async (change, message) => {
  const { visitor, deps } = await openWorld();

  const answer = await visitor().sends('POST', register.path, { body: { ...amelie, ...change } });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
  expect(await deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('a taken email, in any case, is refused', async () => {
  const { visitor } = await openWorld();
  await visitor().registers(amelie);

  const answer = await visitor().registers({ ...amelie, email: 'AMELIE@Example.fr' });

  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Un compte existe déjà avec cette adresse email.');
});

test('ten registrations of one email at once make one account', async () => {
  const { visitor, deps } = await openWorld();

  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor().registers(amelie)));

  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(9);
  expect(await deps.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('the twenty-first registration of an hour from one address is refused, and the next hour opens again', async () => {
  const { visitor, passes } = await openWorld();
  const registers = (index: number) => visitor().registers({ ...amelie, email: `client${index}@example.fr` });
  for (let index = 0; index < 20; index++) await registers(index);

  const refused = await registers(20);
  passes(61);
  const later = await registers(21);

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(later.statusCode).toBe(200);
});

test.each(['d290f1ee@compte-supprime.invalid', 'D290F1EE@CONTACT-SANS-COMPTE.INVALID'])(
  'the address %s of an erased account or a contact is nobody’s',
  async (email) => {
    const { visitor, client } = await openWorld();
    const karim = await client('Karim');

    const answers = [
      await visitor().registers({ ...amelie, email }),
      await karim.savesProfile({ email, currentPassword: karim.password }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { email: 'Veuillez saisir une adresse email valide.' } });
    }
  },
);

test.each(['İpek@exemple.fr', 'ΟΔΥΣΣΕΥΣ@exemple.fr'])(
  'whoever registers as %s signs in again',
  async (email) => {
    const { visitor } = await openWorld();
    await visitor().registers({ ...amelie, email });

    expect((await visitor().signsIn(email, amelie.password)).statusCode).toBe(200);
  },
);
