import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openGuestWorld } from '#tests/support/guests.ts';

/** What stands inside of the page itself, and what its policy lets run. */
function inlineOf({ body, headers }: { body: string; headers: Record<string, unknown> }) {
  const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, script = '']) => script);
  const named = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const policy = String(headers['content-security-policy']);
  return { scripts, refused: named.filter((hash) => !policy.includes(hash)) };
}

test('the page of a guest has the theme that was chosen before anything is painted, and a switch only with a script', async () => {
  const { guest } = await openGuestWorld();

  for (const step of ['', 'annuler', 'messages']) {
    const page = await guest.opens(step);
    const { scripts, refused } = inlineOf(page);

    expect([scripts.length, refused]).toEqual([2, []]);
    expect(scripts[0]).toContain("localStorage.getItem('theme')");
    expect(page.body.indexOf('localStorage')).toBeLessThan(page.body.indexOf('<style>'));
    expect(page.body).toMatch(/<button class="guest-theme"[^>]* aria-label="Changer de thème" hidden>/u);
    expect(page.body).not.toMatch(/ style="| on\w+="/u);
  }
});

test('the page of a guest says when its facts were read, outside of what is compared when it is read again', async () => {
  const { world, guest } = await openGuestWorld();
  const sheet = (body: string) => body.slice(body.indexOf('data-sheet'), body.indexOf('class="guest-seen"'));
  const before = await guest.opens();

  world.passes(3);
  const after = await guest.opens();

  expect(before.body).toContain('Vu à <time>09:30</time>');
  expect(after.body).toContain('Vu à <time>09:33</time>');
  expect(sheet(after.body)).toBe(sheet(before.body));
});

test('the page where a guest pays begins with the amount, for which ride and between which towns', async () => {
  const { guest } = await openGuestWorld({ agreedPrice: '65', priceReason: 'Forfait' });
  await guest.sends('confirmer');

  const { body } = await guest.opens('payer');

  expect(body).toMatch(/guest-amount"><p>Course du [^<]+<\/p><b>65,00\s€<\/b><p>[^<]+ → [^<]+ · TTC<\/p>/u);
});

test('the page where a guest cancels says until when it was free, what holds now and what an absence costs', async () => {
  const { world, chloe } = await openGuestWorld();
  await chloe.savesSettings({ cancellationTerms: '24/50/100' });
  const { link } = (await chloe.takesOrder({ agreedPrice: '60', priceReason: 'Forfait' })).json();

  const { body } = await world.visitor().opens(`${new URL(link.url ?? '').pathname}/annuler`);

  expect(body).toMatch(/L’annulation était gratuite jusqu’au [^<]+ à \d\d:\d\d\./u);
  expect(body).toMatch(/Maintenant\s: 50\s%, soit 30,00\s€<\/b><span>[^<]+ à 09:30, [^<]+ avant le départ/u);
  expect(body).toContain('100\u00a0% en cas d’absence');
  expect(body).not.toContain('<b>Gratuit</b>');
});

test('what is confirmed stands last, so that it stays at hand below whatever is read', async () => {
  const { guest } = await openGuestWorld();

  const { body } = await guest.opens();

  expect(body.indexOf('Il s’éteint le')).toBeLessThan(body.indexOf('class="guest-foot"'));
});
