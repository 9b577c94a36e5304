import { describe, expect, test } from 'vitest';
import { pages } from '#domain/navigation/pages.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

type Verdict = 'may' | 401 | 403;
type Line = Record<'anonymous' | 'client' | 'driver' | 'admin', Verdict>;

const everybody: Line = { anonymous: 'may', client: 'may', driver: 'may', admin: 'may' };
const signedIn: Line = { anonymous: 401, client: 'may', driver: 'may', admin: 'may' };
const operators: Line = { anonymous: 401, client: 403, driver: 'may', admin: 'may' };

/** Who may call what. A route that is not in this table fails the test below. */
const matrix: Record<string, Line> = {
  'GET /healthz': everybody,
  'GET /readyz': everybody,

  'GET /api/auth/me': everybody,
  'POST /api/auth/login': everybody,
  'POST /api/auth/register': everybody,
  'POST /api/auth/logout': everybody,
  'POST /api/auth/forgot-password': everybody,
  'POST /api/auth/reset-password': everybody,
  'PATCH /api/auth/profile': signedIn,
  'POST /api/auth/password': signedIn,

  'GET /api/public/app-settings': everybody,
  'GET /api/settings/google_maps_api_key': everybody,
  'GET /api/app-settings': operators,
  'PATCH /api/app-settings': operators,
  'POST /api/upload/logo': operators,
  'GET /files/:name': everybody,

  'GET /favicon.svg': everybody,
  ...Object.fromEntries(pages.map((page) => [`GET ${page.path}`, everybody])),
};

/** Documentation and its files, by a library; the same for everybody. */
const isApiDocs = (url: string) => url.startsWith('/api/docs');

async function openInventory() {
  const { app } = await openWorld();
  const routes = app.routeInventory.filter(({ method, url }) => method !== 'HEAD' && !isApiDocs(url));
  return routes.map(({ method, url }) => `${method} ${url}`);
}

describe('the authorization matrix', () => {
  test('has a line for every route, and no line for a route that is gone', async () => {
    const routes = await openInventory();

    expect(routes.toSorted()).toEqual(Object.keys(matrix).toSorted());
  });

  test('is what the server does', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const cast = {
      client: await world.client('Amélie'),
      driver: await world.driver('Chloé'),
      admin: await world.admin('Inès'),
    };

    for (const [route, line] of Object.entries(matrix)) {
      for (const [who, verdict] of Object.entries(line)) {
        const [method = 'GET', path = '/'] = route.split(' ');
        const caller: Pick<Person, 'cookies'> =
          who in cast ? cast[who as keyof typeof cast] : world.visitor();
        const { statusCode } = await world.app.inject({
          method: method as 'GET',
          url: path.replace(':rideId', '42').replace(':name', 'nothing'),
          cookies: route.includes('logout') ? {} : Object.fromEntries(caller.cookies),
          ...(method === 'GET' ? {} : { payload: {} }),
        });

        const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 'may';
        expect(outcome, `${route} as ${who} answered ${statusCode}`).toBe(verdict);
        expect(statusCode, `${route} as ${who}`).toBeLessThan(500);
      }
    }
  });

  test('a route that does not say who may call it keeps the server from starting', async () => {
    const { deps } = await openWorld();
    const { buildApp } = await import('#server/app.ts');
    const { default: pino } = await import('pino');
    const app = await buildApp(deps, pino({ level: 'silent' }));

    expect(() => app.get('/api/forgotten', async () => 'anything')).toThrow('does not say who may call it');
  });
});
