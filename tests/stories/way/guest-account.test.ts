import { describe, expect, test } from 'vitest';
import { listRides } from '#contract/rides/rides.calls.ts';
import { renewGuestLink, revokeGuestLink } from '#contract/rides/telephone-orders.calls.ts';
import { openGuestWorld } from '#tests/support/guests.ts';

describe('a guest without an account', () => {
  test('becomes an account by confirming an email, with the ride in it', async () => {
    const { world, ride, guest } = await openGuestWorld();
    const asked = await guest.sends('compte', { email: 'camille@exemple.fr' });
    expect(asked.body).toContain('Consultez vos emails');
    const [, link = ''] = /(https:\S+\/ma-course\/compte\/\S+)/u.exec(world.emails.at(-1)?.text ?? '') ?? [];
    const path = new URL(link).pathname;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const visitor = world.visitor();

    const weak = await visitor.sends('POST', path, { body: 'password=court', headers: form });
    expect(weak.statusCode).toBe(400);
    const endless = `password=${'trois petits chats '.repeat(20)}`;
    const long = await visitor.sends('POST', path, { body: endless, headers: form });
    expect([long.statusCode, long.body.includes('200 caractères')]).toEqual([400, true]);
    const done = await visitor.sends('POST', path, { body: 'password=trois petits chats', headers: form });

    expect(done.body).toContain('Votre compte est prêt');
    expect(done.headers['set-cookie']).toBeUndefined();
    expect((await visitor.opens(path)).statusCode).toBe(404);
    await visitor.signsIn('camille@exemple.fr', 'trois petits chats');
    const rides = (await visitor.calls(listRides)).json();
    expect(rides.map(({ id }) => id)).toEqual([ride.id]);
  });

  test.each([
    ['renewed', renewGuestLink],
    ['revoked', revokeGuestLink],
  ])('makes no account any more once its link is %s', async (_, ends) => {
    const { world, chloe, ride, guest } = await openGuestWorld();
    await guest.sends('compte', { email: 'inconnu@exemple.fr' });
    const [, link = ''] = /(https:\S+\/ma-course\/compte\/\S+)/u.exec(world.emails.at(-1)?.text ?? '') ?? [];
    await chloe.calls(ends, { id: ride.id });

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const visitor = world.visitor();
    const { statusCode } = await visitor.sends('POST', new URL(link).pathname, {
      body: 'password=trois petits chats',
      headers: form,
    });

    expect(statusCode).toBe(404);
    expect((await visitor.signsIn('inconnu@exemple.fr', 'trois petits chats')).statusCode).toBe(401);
  });

  test('learns nothing about the accounts of others by the email it names', async () => {
    const { world, guest } = await openGuestWorld();
    const amelie = await world.client('Amélie');

    const [taken, free] = [
      await guest.sends('compte', { email: amelie.email }),
      await guest.sends('compte', { email: 'libre@exemple.fr' }),
    ];

    expect(taken.body).toBe(free.body);
    const [, link = ''] = /(https:\S+\/ma-course\/compte\/\S+)/u.exec(world.emails.at(-2)?.text ?? '') ?? [];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const claimed = await world
      .visitor()
      .sends('POST', new URL(link).pathname, { body: 'password=trois petits chats', headers: form });
    expect([claimed.statusCode, await amelie.isKnownAs()]).toEqual([409, amelie.email]);
  });
});
