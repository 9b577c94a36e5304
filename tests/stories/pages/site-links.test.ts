import { expect, test } from 'vitest';
import { resetUserPassword } from '#contract/platform/admin.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { booked } from '#tests/support/bookings.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const at = (host: string) => ({ host, origin: `https://${host}` });

async function linkFor({ visitor, emails }: World, email: string, headers = {}): Promise<string> {
  await visitor().requestsPasswordReset(email, headers);
  await expect.poll(() => emails.length).toBeGreaterThan(0);
  return emails.at(-1)?.text.match(/https?:\S+(?=\/reset-password)/u)?.[0] ?? 'no link';
}

test('without PUBLIC_URL a link leads to where the driver last signed in, and the log warns', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  await chloe.signsIn(chloe.email, chloe.password, at('vtc.maison:8080'));

  expect(await linkFor(world, amelie.email)).toBe('https://vtc.maison:8080');
  expect(world.logLines.join('')).toContain('PUBLIC_URL is not set');
});

test('a stranger, or a client, does not choose where the links of others lead', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  await chloe.signsIn(chloe.email, chloe.password, at('vtc.maison:8080'));
  await amelie.signsIn(amelie.email, amelie.password, at('evil.example'));

  expect(await linkFor(world, amelie.email, at('evil.example'))).toBe('https://vtc.maison:8080');
});

test('before anybody who runs the platform signed in, a link leads to this machine', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');

  expect(await linkFor(world, amelie.email, at('evil.example'))).toMatch(/^http:\/\/localhost:/u);
});

test('the link an admin asks for leads to the address the admin uses', async () => {
  const world = await openWorld({ withoutMail: true });
  const amelie = await world.client('Amélie');
  const ines = await world.admin('Inès');

  const answer = await ines.calls(resetUserPassword, { id: amelie.id }, at('192.168.1.20:3000'));

  expect(answer.json().resetLink).toMatch(/^https:\/\/192\.168\.1\.20:3000\/reset-password#/u);
});

test('the emails about rides have a link too', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  await chloe.signsIn(chloe.email, chloe.password, at('vtc.maison:8080'));
  await booked(amelie);
  await drainOutbox(world.deps);

  expect(world.emails.at(-1)?.text).toContain('Suivre la course : https://vtc.maison:8080');
});

test('PUBLIC_URL wins, and nothing is remembered beside it', async () => {
  const world = await openWorld({ options: { publicUrl: 'https://vtc.example.fr/' } });
  const amelie = await world.client('Amélie');
  await world.driver('Chloé');

  expect(await linkFor(world, amelie.email)).toBe('https://vtc.example.fr');
  expect(world.logLines.join('')).not.toContain('PUBLIC_URL');
});
