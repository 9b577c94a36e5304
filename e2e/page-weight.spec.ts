import { signIn } from './support/people.ts';
import { openSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { watchTraffic } from './support/traffic.ts';

const pages = [
  {
    who: 'driver',
    path: '/dashboard/driver',
    account: { email: 'chloe@demo.vtc', password: 'demo-vtc-2026!' },
    requests: 12,
    bytes: 200_000,
  },
  {
    who: 'client',
    path: '/dashboard/client',
    account: { email: 'camille@demo.vtc', password: 'demo-client' },
    requests: 10,
    bytes: 170_000,
  },
];

test('measure', async ({ browser }) => {
  const site = await openSite('weight', { demo: true });
  for (const { path, account } of pages) {
    const traffic = await watchTraffic(site.url);
    const context = await browser.newContext({ baseURL: traffic.url });
    const page = await context.newPage();
    await signIn(page.request, account);
    traffic.forget();
    await page.goto(path);
    await page.waitForTimeout(8000);
    console.log(
      path,
      traffic.sent.length,
      traffic.sent.reduce((s, { bytes }) => s + bytes, 0),
    );
    for (const s of traffic.sent) console.log('   ', s.bytes, s.path);
    await context.close();
    traffic.close();
  }
  await site.stop();
});
