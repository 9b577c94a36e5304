import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/account/auth.calls.ts';
import { changeUser, listUsers, resetUserPassword } from '#contract/platform/admin.calls.ts';
import { searchClients } from '#contract/rides/telephone-orders.calls.ts';
import { contactAddress } from '#domain/account/contact.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { type Person, amelie as registration } from '#tests/support/people.ts';
import { camille } from '#tests/support/verbs.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk() {
  const world = await openWorld({ options: { publicUrl: 'https://vtc.example.fr' } });
  const chloe = await world.driver('Chloé');
  return { world, chloe };
}

async function find(driver: Person, search: string) {
  return (await driver.calls(searchClients, { query: { search } })).json();
}

describe('a contact without an account', () => {
  test('is found again by name, telephone or email, with the clients, and taken once', async () => {
    const { world, chloe } = await openDesk();
    const amelie = await world.client('Amélie');
    const contact = { ...camille, email: 'camille@exemple.fr' };
    await chloe.takesOrder({ contact });
    await chloe.takesOrder({ contact });

    const [found, ...others] = await find(chloe, 'rousseau');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      firstName: 'Camille',
      email: 'camille@exemple.fr',
      isContact: true,
      rides: 2,
    });
    expect((await find(chloe, '06 12 34')).map(({ id }) => id)).toEqual([found?.id]);
    expect((await find(chloe, 'camille@exemple.fr')).map(({ id }) => id)).toEqual([found?.id]);
    expect(await find(chloe, 'amelie')).toMatchObject([{ id: amelie.id, isContact: false, rides: 0 }]);
    expect(await find(chloe, 'sans-compte')).toEqual([]);
    expect((await chloe.calls(searchClients, { query: { search: 'ca' } })).statusCode).toBe(400);
  });

  test('gets the link by email, and nothing is ever sent to the reserved address', async () => {
    const { world, chloe } = await openDesk();
    const { link, ride } = (
      await chloe.takesOrder({ contact: { ...camille, email: 'camille@exemple.fr' } })
    ).json();
    await chloe.takesOrder({ ride: { ...toOrly, scheduledAt: '2026-05-05T12:00:00.000Z' } });
    await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
    await drainOutbox(world.deps);

    expect(world.emails.map(({ to }) => to)).toEqual(['camille@exemple.fr']);
    expect(world.emails[0]?.text).toContain(link.url);
    expect(JSON.stringify(world.emails)).not.toContain('.invalid');
  });

  test('reads in the same email what a cancellation costs', async () => {
    const { world, chloe } = await openDesk();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    await chloe.takesOrder({
      contact: { ...camille, email: 'camille@exemple.fr' },
      ride: { ...toOrly, scheduledAt: '2026-05-06T12:00:00.000Z' },
    });

    await drainOutbox(world.deps);

    expect(world.emails[0]?.text).toMatch(/^Annulation gratuite jusqu’au mar\. 5 mai à 14:00/mu);
  });

  test('neither signs in nor resets a password, and does not stand in the way of a registration', async () => {
    const { world, chloe } = await openDesk();
    await chloe.takesOrder({ contact: { ...camille, email: registration.email } });
    const [found] = await find(chloe, 'rousseau');
    const reserved = contactAddress(found?.id ?? '');
    const visitor = world.visitor();

    expect((await visitor.signsIn(reserved, '')).statusCode).toBe(400);
    expect((await visitor.signsIn(reserved, 'x')).json()).toMatchObject({ code: 'wrong_credentials' });
    await visitor.calls(requestPasswordReset, { body: { email: reserved } });
    expect((await visitor.registers(registration)).statusCode).toBe(200);
    expect(world.emails).toEqual([]);
    // The new account is another person until someone shows that it is the same.
    expect(await find(chloe, 'durand')).toMatchObject([{ isContact: false, rides: 0 }]);
  });

  test('is a client without an account for the admin, whose address is not shown', async () => {
    const { world, chloe } = await openDesk();
    await chloe.takesOrder();
    const ines = await world.admin('Inès');

    const { users } = (await ines.calls(listUsers, { query: { search: 'rousseau' } })).json();

    expect(users).toMatchObject([{ firstName: 'Camille', email: '', isContact: true }]);
    const { id } = users[0] ?? { id: '' };
    const promoted = await ines.calls(changeUser, { id, body: { role: 'driver' } });
    const reset = await ines.calls(resetUserPassword, { id });
    expect([promoted.json(), reset.json()]).toMatchObject([
      { code: 'contact_has_no_account' },
      { code: 'contact_has_no_account' },
    ]);
  });
});

describe('what is kept of a contact', () => {
  test('goes with the rides, without an email, and never before them', async () => {
    const { world, chloe } = await openDesk();
    const contact = { ...camille, email: 'camille@exemple.fr' };
    const { ride } = (await chloe.takesOrder({ contact })).json();
    await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
    const names = async () =>
      (
        await world.deps.db.selectFrom('users').select('last_name').where('is_contact', '=', true).execute()
      )[0]?.last_name;

    world.passes(3 * 365 * 24 * 60);
    await applyRetention(world.deps);
    expect(await names()).toBe('Rousseau-Delmas');
    world.passes(5 * 24 * 60);
    await applyRetention(world.deps);

    expect(await names()).toBe('supprimé');
    expect(await world.deps.db.selectFrom('guest_links').selectAll().execute()).toEqual([]);
    const { contact_email } = await world.deps.db
      .selectFrom('users')
      .select('contact_email')
      .where('is_contact', '=', true)
      .executeTakeFirstOrThrow();
    expect(contact_email).toBeNull();
    expect(world.emails.filter(({ to }) => to !== 'chloe@example.fr')).toEqual([]);
  });
});
