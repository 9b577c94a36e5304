import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changeUser, getJournal, listUsers, resetUserPassword } from '#contract/platform/admin.calls.ts';
import type {
  AdminUserBody,
  AdminUsersQuery,
  AdminUsersView,
  AdminUserView,
} from '#contract/platform/admin-users.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const tokenIn = (text: string | null = '') => text?.match(/\/reset-password#([\w-]+)/u)?.[1] ?? 'no link';
const change = (admin: Person, person: { id: string }, body: AdminUserBody) =>
  admin.calls(changeUser, { id: person.id, body });

async function adminAndClient(changes: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(changes);
  return { ...world, ines: await world.admin('Inès'), karim: await world.client('Karim') };
}

async function foundBy(admin: Person, query: AdminUsersQuery): Promise<string[]> {
  const { users } = (await admin.calls(listUsers, { query })).json();
  return users.map((user) => user.firstName);
}

describe('blocking', () => {
  test('ends every session at once, and sign-in is refused until it is lifted', async () => {
    const { ines, karim, visitor } = await adminAndClient();
    const elsewhere = visitor();
    await elsewhere.signsIn(karim.email, karim.password);

    const answer = await change(ines, karim, { blocked: true, reason: 'Deux courses non honorées' });

    expect(answer.json()).toMatchObject({
      message: 'Le compte de Karim est bloqué et ses sessions sont fermées.',
      user: { blockedAt: '2026-05-04T07:30:00.000Z' },
      resetLink: null,
    });
    expect(await karim.isKnownAs()).toBeNull();
    expect((await elsewhere.calls(listRides)).statusCode).toBe(401);
    expect((await karim.signsIn(karim.email, karim.password)).json().code).toBe('account_blocked');

    await change(ines, karim, { blocked: false });
    expect((await karim.signsIn(karim.email, karim.password)).statusCode).toBe(200);
  });

  test('makes a link that was sent before worthless', async () => {
    const { ines, karim, emails, visitor } = await adminAndClient();
    await visitor().requestsPasswordReset(karim.email);
    await expect.poll(() => emails.length).toBe(1);

    await change(ines, karim, { blocked: true });
    const answer = await visitor().resetsPassword(tokenIn(emails[0]?.text), 'un tout nouveau mot');

    expect(answer.json().code).toBe('reset_link_invalid');
  });

  test('holds against a link that was made in the same breath', async () => {
    const { ines, karim, emails, deps, visitor } = await adminAndClient();
    await ines.calls(resetUserPassword, { id: karim.id });
    await deps.db.updateTable('users').set({ blocked_at: deps.clock() }).where('id', '=', karim.id).execute();

    const answer = await visitor().resetsPassword(tokenIn(emails.at(-1)?.text), 'un tout nouveau mot');

    expect(answer.json().code).toBe('reset_link_invalid');
  });

  test('shuts a session that was opened in the same breath', async () => {
    const { karim, deps } = await adminAndClient();
    await deps.db.updateTable('users').set({ blocked_at: deps.clock() }).where('id', '=', karim.id).execute();

    expect(await karim.isKnownAs()).toBeNull();
  });
});

describe('a promotion', () => {
  test('closes the old password and opens a new one of twelve characters through an email', async () => {
    const { ines, karim, emails, visitor } = await adminAndClient();

    const answer = await change(ines, karim, { role: 'driver' });

    expect(answer.json()).toMatchObject({ user: { role: 'driver' }, resetLink: null });
    expect(answer.json().message).toMatch(/^Karim est maintenant chauffeur\. Un lien/u);
    expect(await karim.isKnownAs()).toBeNull();
    expect((await karim.signsIn(karim.email, karim.password)).statusCode).toBe(401);

    const token = tokenIn(emails.at(-1)?.text);
    const choose = (password: string) => visitor().resetsPassword(token, password);
    expect((await choose('onze signes')).json().code).toBe('staff_password_too_short');
    expect((await choose('karim conduit bien')).statusCode).toBe(200);
    expect((await karim.signsIn(karim.email, 'karim conduit bien')).json().role).toBe('driver');
  });

  test('hands the link to the admin, once, when there is no mail server', async () => {
    const { ines, karim, visitor, logLines } = await adminAndClient({ withoutMail: true });

    const { resetLink } = (await change(ines, karim, { role: 'admin' })).json();

    const token = tokenIn(resetLink);
    const answer = await visitor().resetsPassword(token, 'karim veille aussi');
    expect(answer.statusCode).toBe(200);
    expect(JSON.stringify((await ines.calls(listUsers)).json())).not.toContain(token);
    expect(JSON.stringify((await ines.calls(getJournal)).json())).not.toContain(token);
    expect(logLines.join()).not.toContain(token);
  });

  test('is refused for a user who stays blocked', async () => {
    const { ines, karim } = await adminAndClient();
    await change(ines, karim, { blocked: true });

    const answer = await change(ines, karim, { role: 'driver' });

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'user_is_blocked']);
  });
});

describe('a demotion', () => {
  test('waits until the driver has brought their rides to an end', async () => {
    const { ines, karim, driver } = await adminAndClient();
    const chloe = await driver('Chloé');
    const ride = await booked(karim);
    await chloe.accepts(ride);

    const refused = await change(ines, chloe, { role: 'client' });
    await chloe.moves(ride, { status: 'cancelled', reason: 'Panne' });
    const done = await change(ines, chloe, { role: 'client' });

    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Ce chauffeur a encore une course acceptée ou en cours.',
    ]);
    expect(done.json()).toMatchObject({ user: { role: 'client' }, resetLink: null });
    expect((await chloe.signsIn(chloe.email, chloe.password)).statusCode).toBe(200);
  });

  test.each([{ role: 'client' }, { blocked: true }] as const)('of oneself by %j is refused', async (body) => {
    const { ines, admin } = await adminAndClient();
    await admin('Paul');

    const answer = await change(ines, ines, body);

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account']);
  });

  test('of each other, by two admins at once, leaves one of them', async () => {
    const { ines, admin, deps } = await adminAndClient();
    const paul = await admin('Paul');

    const answers = await bothUnderWay(deps, [
      () => change(ines, paul, { role: 'client' }),
      () => change(paul, ines, { role: 'client' }),
    ]);

    const left = await deps.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
    expect(answers.map((answer) => String(answer.statusCode)).toSorted()).toEqual(['200', '409']);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('last_admin');
  });
});

/** Blocks the audit log, so that no change commits before all have begun. */
async function bothUnderWay<Answer>(
  { db }: World['deps'],
  calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun = await db.transaction().execute(async (trx) => {
    await sql`lock table audit_log in exclusive mode`.execute(trx);
    const answers = calls.map((call) => call());
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answers;
  });
  return await Promise.all(begun);
}

test('a reset sends a link and leaves the password until it is used', async () => {
  const { ines, karim, emails, visitor } = await adminAndClient();

  const answer = await ines.calls(resetUserPassword, { id: karim.id });

  expect(answer.json()).toMatchObject({ resetLink: null, user: { id: karim.id } });
  expect(await karim.isKnownAs()).toBe(karim.email);
  const token = tokenIn(emails.at(-1)?.text);
  await visitor().resetsPassword(token, 'un tout nouveau mot');
  expect((await karim.signsIn(karim.email, 'un tout nouveau mot')).statusCode).toBe(200);
});

test('a blocked account gets no link', async () => {
  const { ines, karim } = await adminAndClient();
  await change(ines, karim, { blocked: true });

  const answer = await ines.calls(resetUserPassword, { id: karim.id });

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'user_is_blocked']);
});

test.each(['not-an-id', '00000000-0000-7000-8000-000000000000'])(
  'the account %s does not exist',
  async (id) => {
    const { ines } = await adminAndClient();

    const answers = [await ines.blocks({ id }), await ines.calls(resetUserPassword, { id })];

    expect(answers.map((answer) => answer.json().code)).toEqual(['user_not_found', 'user_not_found']);
  },
);

describe('the list', () => {
  test('shows who they are and what they did, and no secret', async () => {
    const { ines, karim } = await adminAndClient();
    await booked(karim);

    const answer = await ines.calls(listUsers, { query: { role: 'client' } });

    expect(answer.json()).toEqual({
      total: 1,
      next: null,
      users: [
        {
          id: karim.id,
          role: 'client',
          email: karim.email,
          firstName: 'Karim',
          lastName: 'Martin',
          phone: null,
          createdAt: '2026-05-04T07:30:00.000Z',
          blockedAt: null,
          lastSeenAt: '2026-05-04T07:30:00.000Z',
          rides: 1,
        },
      ],
    });
    expect(answer.body).not.toContain('argon2');
  });

  test('finds a part of a name, an email or a telephone, whatever the case and the accents', async () => {
    const { ines, karim, client, deps } = await adminAndClient();
    await client('Amélie');
    await client('Élodie');
    await karim.savesProfile({ phone: '06 12 34 56 78' });
    await deps.db
      .updateTable('users')
      .set({ last_name: 'de_La%Tour' })
      .where('first_name', '=', 'Élodie')
      .execute();

    expect(await foundBy(ines, { search: 'amelie' })).toEqual(['Amélie']);
    expect(await foundBy(ines, { search: 'AMÉLIE mart' })).toEqual(['Amélie']);
    expect(await foundBy(ines, { search: 'martin karim' })).toEqual(['Karim']);
    expect(await foundBy(ines, { search: 'karim@' })).toEqual(['Karim']);
    expect(await foundBy(ines, { search: '12 34 56' })).toEqual(['Karim']);
    expect(await foundBy(ines, { search: '+33 6 12' })).toEqual(['Karim']);
    expect(await foundBy(ines, { search: '33612' })).toEqual(['Karim']);
    expect(await foundBy(ines, { search: '%' })).toEqual(['Élodie']);
    expect(await foundBy(ines, { search: '_' })).toEqual(['Élodie']);
    expect(await foundBy(ines, { search: '\\' })).toEqual([]);
  });

  test('finds a telephone by its last digits, also where they begin like the number of the country', async () => {
    const { ines, karim } = await adminAndClient();
    await karim.savesProfile({ phone: '06 12 34 33 18' });

    expect(await foundBy(ines, { search: '33 18' })).toEqual(['Karim']);
  });

  test('narrows by role and state', async () => {
    const { ines, karim, client } = await adminAndClient();
    await client('Amélie');
    await change(ines, karim, { blocked: true });

    expect(await foundBy(ines, { role: 'admin' })).toEqual(['Inès']);
    expect(await foundBy(ines, { state: 'blocked' })).toEqual(['Karim']);
    expect(await foundBy(ines, { role: 'client', state: 'active' })).toEqual(['Amélie']);
  });

  test('is read page by page without a gap, even among accounts of the same moment', async () => {
    const { ines, deps } = await adminAndClient();
    const { password_hash } = await deps.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const crowd = Array.from({ length: 45 }, (_, index) => ({
      id: `00000000-0000-7000-8000-0000000000${10 + index}`,
      role: 'client' as const,
      email: `crowd${index}@example.fr`,
      password_hash,
      first_name: 'Client',
      last_name: String(index),
      created_at: deps.clock(),
    }));
    await deps.db.insertInto('users').values(crowd).execute();

    const seen: AdminUserView[] = [];
    let before: string | null = null;
    do {
      const page: AdminUsersView = (
        await ines.calls(listUsers, { query: { ...(before && { before }) } })
      ).json();
      expect(page.total).toBe(47);
      seen.push(...page.users);
      before = page.next;
    } while (before);

    expect(seen).toHaveLength(47);
    expect(new Set(seen.map((user) => user.id)).size).toBe(47);
  });

  test.each(['role=king', 'state=asleep', 'before=garbage'])('refuses %s', async (query) => {
    const { ines } = await adminAndClient();

    expect((await ines.sends('GET', `${listUsers.path}?${query}`)).statusCode).toBe(400);
  });
});
