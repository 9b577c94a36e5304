import { describe, expect, test } from 'vitest';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { DAY, erased, passesTo, YEAR } from '#tests/support/retention.ts';
import { waitingIn } from '#tests/support/waiting-in.ts';
import { openWorld, type World } from '#tests/support/world.ts';

describe('the account of a client', () => {
  const subjectOfWarning = 'Votre compte sera bientôt supprimé';
  const warnings = ({ emails }: World) => emails.filter(({ subject }) => subject === subjectOfWarning);

  test('that nobody used for three years goes, thirty days after a email', async () => {
    const world = await openWorld({ options: { publicUrl: 'https://vtc.example' } });
    const amelie = await world.client('Amélie');

    await passesTo(world, 3 * YEAR - 40 * DAY);
    expect(warnings(world)).toEqual([]);
    await passesTo(world, 10 * DAY);
    expect(warnings(world)).toMatchObject([{ to: amelie.email }]);
    expect(warnings(world)[0]?.text).toContain('https://vtc.example/login');
    await passesTo(world, 29 * DAY);
    expect(await erased(world, amelie)).toBe(false);
    await passesTo(world, 2 * DAY);

    expect(await erased(world, amelie)).toBe(true);
    expect(warnings(world)).toHaveLength(1);
  });

  test('stays when its owner comes back, and is asked for anew three years later', async () => {
    const world = await openWorld();
    const amelie = await world.client('Amélie');
    await passesTo(world, 3 * YEAR - 20 * DAY);
    await amelie.signsIn(amelie.email, amelie.password);

    await passesTo(world, 60 * DAY);
    expect(await erased(world, amelie)).toBe(false);
    await passesTo(world, 3 * YEAR - 65 * DAY);

    expect(warnings(world)).toHaveLength(2);
    expect(await erased(world, amelie)).toBe(false);
  });

  test('counts from the last ride where that is later, and from the last use of a session', async () => {
    const world = await openWorld();
    const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
    const ride = (await amelie.books()).json();
    await amelie.cancels(ride);
    await world.deps.db
      .updateTable('rides')
      .set({ scheduled_at: new Date('2028-05-04T10:00:00Z') })
      .execute();
    world.passes(10 * DAY);
    expect(await karim.isKnownAs()).toBe(karim.email);

    await passesTo(world, 3 * YEAR - 35 * DAY);

    expect(warnings(world)).toEqual([]);
    await passesTo(world, 5 * DAY);
    expect(warnings(world).map(({ to }) => to)).toEqual([karim.email]);
  });

  test('is erased though no email can leave: nobody set up a mail server', async () => {
    const world = await openWorld({ withoutMail: true });
    const amelie = await world.client('Amélie');

    await passesTo(world, 3 * YEAR);
    expect(await erased(world, amelie)).toBe(false);
    await passesTo(world, 31 * DAY);

    expect(await erased(world, amelie)).toBe(true);
  });

  test('is marked as warned only if its email left, though the run had to stop', async () => {
    const world = await openWorld();
    for (const name of ['Amélie', 'Karim', 'Zoé']) await world.client(name);
    const marked = async () =>
      (await world.deps.db.selectFrom('users').select('id').where('warned_at', 'is not', null).execute())
        .length;
    world.passes(3 * YEAR - 20 * DAY);

    await applyRetention(world.deps, () => warnings(world).length > 0);
    expect([warnings(world).length, await marked()]).toEqual([1, 1]);
    await applyRetention(world.deps);

    expect(new Set(warnings(world).map(({ to }) => to)).size).toBe(3);
    expect(warnings(world)).toHaveLength(3);
  });

  test('whose email is refused for now is warned another day, and once a day at most', async () => {
    const world = await openWorld();
    await world.client('Amélie');
    world.passes(3 * YEAR - 20 * DAY);
    const tried: string[] = [];
    const send: Mailer['send'] = async ({ to }) => {
      tried.push(to);
      return { state: 'refused', reason: 'greylisted', again: true };
    };

    await applyRetention({ ...world.deps, mailer: { send } });
    expect(tried).toHaveLength(1);
    await passesTo(world, DAY);

    expect(warnings(world)).toHaveLength(1);
  });

  test('is warned another day when the server ended before its email had left', async () => {
    const world = await openWorld();
    await world.client('Amélie');
    world.passes(3 * YEAR - 20 * DAY);
    const send: Mailer['send'] = () => Promise.reject(new Error('killed'));

    await expect(applyRetention({ ...world.deps, mailer: { send } })).rejects.toThrow('killed');
    await applyRetention(world.deps);

    expect(warnings(world)).toHaveLength(1);
  });

  test('is asked for anew when its owner came back while the email was on its way', async () => {
    const world = await openWorld();
    const amelie = await world.client('Amélie');
    world.passes(3 * YEAR - 20 * DAY);
    const send: Mailer['send'] = async () => {
      world.passes(1);
      await amelie.signsIn(amelie.email, amelie.password);
      world.passes(1);
      return { state: 'sent', reference: '1' };
    };

    await applyRetention({ ...world.deps, mailer: { send } });
    await passesTo(world, 3 * YEAR - 5 * DAY);

    expect(warnings(world)).toHaveLength(1);
    expect(await erased(world, amelie)).toBe(false);
  });

  test('stays when its owner comes back while the others are erased', async () => {
    const world = await openWorld();
    const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
    await passesTo(world, 3 * YEAR - 20 * DAY);
    world.passes(40 * DAY);
    const signingIn = await world.deps.db.startTransaction().execute();
    await signingIn.updateTable('users').set({ last_seen_at: world.deps.clock() }).execute();

    const erasing = applyRetention(world.deps);
    await expect.poll(() => waitingIn(world.deps)).toBe(1);
    await signingIn.commit().execute();
    await erasing;

    expect([await erased(world, amelie), await erased(world, karim)]).toEqual([false, false]);
  });

  test('that cannot be erased keeps neither the other accounts nor the other rules waiting', async () => {
    const world = await openWorld();
    const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
    await passesTo(world, 3 * YEAR - 20 * DAY);
    await world.client('Zoé');
    const taken = { email: `${amelie.id}@compte-supprime.invalid` };
    await world.deps.db.updateTable('users').set(taken).where('first_name', '=', 'Zoé').execute();

    await expect(passesTo(world, 40 * DAY)).rejects.toThrow('users_email');

    expect([await erased(world, amelie), await erased(world, karim)]).toEqual([false, true]);
    const swept = await world.deps.db
      .selectFrom('retention_sweeps')
      .select('rule')
      .where('at', '=', world.deps.clock())
      .execute();
    expect(swept.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['messages', 'invoices']));
  });

  test('of a driver or an admin never goes by itself', async () => {
    const world = await openWorld();
    const [chloe, ines] = [await world.driver('Chloé'), await world.admin('Inès')];

    await passesTo(world, 5 * YEAR);
    await passesTo(world, 60 * DAY);

    expect(await erased(world, chloe)).toBe(false);
    expect(await erased(world, ines)).toBe(false);
    expect(warnings(world)).toEqual([]);
  });
});
