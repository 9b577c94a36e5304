import { describe, expect, test } from 'vitest';
import { receivePaypalEvent, receiveStripeEvent } from '#contract/money/payments.calls.ts';
import { prefixOf } from '#contract/path-pattern.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { FOLLOW_PATH } from '#domain/guest/follow-link.ts';
import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

describe('on every route there is', () => {
  test('the answer is closed by default, and no browser caches the API', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });

    for (const { method, url } of routesOf(world)) {
      const { headers } = await world.app.inject({ method, url });

      const policy = String(headers['content-security-policy']);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': isByLink(url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      });
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(scriptRule(policy), url).not.toMatch(/unsafe|\*|data:|http:/u);
      expect(headers['cache-control'], url).toMatch(isOfApi(url) ? /^no-store$/u : /./u);
    }
  });

  test('a call that changes something is refused to the page of another site', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const chloe = await world.driver('Chloé');
    // Webhooks are judged by their signature alone, guests by the link that they have: no cookie is read there.
    const signed: readonly string[] = [receivePaypalEvent.path, receiveStripeEvent.path];
    const isJudged = (url: string) => !signed.includes(url) && !isByLink(url);
    const changing = routesOf(world).filter(({ method, url }) => unsafe.has(method) && isJudged(url));

    for (const { method, url } of changing) {
      const answer = await chloe.sends(method, url, { headers: { origin: 'https://evil.example' } });

      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([403, 'foreign_origin']);
    }
    expect(changing.length).toBeGreaterThan(20);
  });
});

test('a page of a person runs only the scripts of its own request', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  const [one, other] = [await amelie.opens('/profile'), await amelie.opens('/profile')];

  const nonces = [one, other].map(({ headers }) => nonceIn(String(headers['content-security-policy'])));

  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [script] of one.body.matchAll(/<script(?! type="application\/json")[^>]*>/gu))
    expect(script).toContain(`nonce="${nonces[0]}"`);
});

function routesOf({ app }: World) {
  return app.routeInventory.map(({ method, url }) => ({
    method: method as 'GET',
    url: url.replace(/:\w+/gu, '019e0000-0000-7000-8000-000000000000').replace('*', 'nothing'),
  }));
}

/** Pages whose address is a secret: it is told to no other site. */
function isByLink(url: string): boolean {
  return [GUEST_PATH, FOLLOW_PATH].some((path) => url.startsWith(path));
}

function isOfApi(url: string): boolean {
  return prefixOf(url) === prefixOf(API_DOCS_PATH) && !url.startsWith(API_DOCS_PATH);
}

/** What decides about scripts: their own rule, or else the one for everything. */
function scriptRule(policy: string): string {
  const rules = policy.split('; ');
  const named = (name: string) => rules.find((rule) => rule.startsWith(name));
  return named('script-src') ?? named('default-src') ?? 'unsafe: no rule at all';
}

function nonceIn(policy: string): string | undefined {
  return /'nonce-([^']+)'/u.exec(policy)?.[1];
}
