import { describe, expect, test } from 'vitest';
import { pages } from '#domain/navigation/pages.ts';
import { toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

type Verdict = 'may' | 401 | 403 | 404;
type Actor = 'anonymous' | 'owner' | 'otherClient' | 'driver' | 'otherDriver' | 'admin';
type Line = Record<Actor, Verdict>;

const everybody = line('may', 'may', 'may', 'may', 'may', 'may');
const signedIn = line(401, 'may', 'may', 'may', 'may', 'may');
const clients = line(401, 'may', 'may', 403, 403, 403);
const drivers = line(401, 403, 403, 'may', 'may', 403);
const chatUsers = line(401, 'may', 'may', 'may', 'may', 403);
const operators = line(401, 403, 403, 'may', 'may', 'may');
const admins = line(401, 403, 403, 403, 403, 'may');

/** Who may call what; a ride stands for one that its driver accepted. A route that is not here fails the test below. */
const matrix: Record<string, Line> = {
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  'GET /metrics': everybody,

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

  'GET /api/google-places/autocomplete': everybody,
  'GET /api/google-places/details': everybody,
  'GET /api/google-places/reverse-geocode': everybody,
  'GET /api/google-places/distance-matrix': everybody,

  'POST /api/rides': clients,
  'GET /api/rides': signedIn,
  'GET /api/rides/pending': signedIn,
  'GET /api/rides/history': signedIn,
  'GET /api/rides/counts': signedIn,
  'GET /api/rides/:id': line(401, 'may', 404, 'may', 404, 'may'),
  'PATCH /api/rides/:id': line(401, 'may', 404, 'may', 404, 403),
  'PATCH /api/rides/:id/edit': line(401, 'may', 404, 403, 403, 403),
  'PATCH /api/rides/:id/validate': line(401, 403, 403, 'may', 'may', 403),
  'POST /api/rides/:id/reject': line(401, 403, 403, 'may', 'may', 403),
  'PATCH /api/rides/:id/cancel': line(401, 'may', 404, 'may', 404, 403),

  'GET /api/rides/day': drivers,
  'GET /api/rides/:id/road': line(401, 'may', 404, 'may', 404, 'may'),
  'GET /api/rides/:id/events': line(401, 'may', 404, 'may', 404, 'may'),

  'PATCH /api/rides/:id/payment': line(401, 'may', 404, 'may', 404, 403),
  'POST /api/rides/:id/payment/check': line(401, 'may', 404, 403, 403, 403),
  'POST /api/rides/:id/refund': line(401, 403, 403, 'may', 404, 403),
  'GET /paypal/setup': clients,
  'POST /paypal/order': line(401, 'may', 404, 403, 403, 403),
  // No such order: a ride's id stands in the address.
  'POST /paypal/order/:orderId/capture': line(401, 404, 404, 403, 403, 403),
  'POST /stripe/checkout': line(401, 'may', 404, 403, 403, 403),
  // Nothing is signed here.
  'POST /paypal/webhook': line(403, 403, 403, 403, 403, 403),
  'POST /stripe/webhook': line(403, 403, 403, 403, 403, 403),
  'GET /api/takings': drivers,
  'GET /api/takings.csv': drivers,

  'GET /api/pricing-rules': drivers,
  'POST /api/pricing-rules': drivers,
  'PATCH /api/pricing-rules/:id': line(401, 403, 403, 404, 404, 403),
  'DELETE /api/pricing-rules/:id': line(401, 403, 403, 404, 404, 403),

  'GET /api/driver-profile': drivers,
  'PATCH /api/driver-profile': drivers,
  'GET /api/public/availability': everybody,

  'GET /api/notifications/config': drivers,
  'PATCH /api/notifications/config': drivers,
  'POST /api/notifications/test': drivers,
  'GET /api/notifications/device': drivers,
  'POST /api/notifications/device': drivers,
  'DELETE /api/notifications/device': drivers,

  'GET /api/admin/figures': admins,
  'GET /api/admin/rides': admins,
  'GET /api/admin/journal': admins,
  'GET /api/admin/state': admins,
  'GET /api/admin/outbox': admins,
  // No such message, no such account: a ride's id stands in the address.
  'POST /api/admin/outbox/:id/resend': line(401, 403, 403, 403, 403, 404),
  'GET /api/admin/users': admins,
  'PATCH /api/admin/users/:id': line(401, 403, 403, 403, 403, 404),
  'POST /api/admin/users/:id/reset-password': line(401, 403, 403, 403, 403, 404),

  'GET /api/messages/ride/:rideId': line(401, 'may', 404, 'may', 404, 403),
  'POST /api/messages/ride/:rideId/read': line(401, 'may', 404, 'may', 404, 403),
  'POST /api/messages': line(401, 'may', 404, 'may', 404, 403),
  'GET /api/general-chat': chatUsers,
  'POST /api/general-chat': chatUsers,
  'POST /api/general-chat/read': chatUsers,
  'GET /api/general-chat/threads': drivers,
  'GET /api/chat/unread': chatUsers,
  'GET /api/assistant': drivers,

  'GET /api/push/key': chatUsers,
  'POST /api/push/subscription': chatUsers,
  'DELETE /api/push/subscription': chatUsers,

  'GET /favicon.svg': everybody,
  'GET /sw.js': everybody,
  'GET /shell': everybody,
  'GET /manifest.webmanifest': everybody,
  'GET /icons/any-192.png': everybody,
  'GET /icons/any-512.png': everybody,
  'GET /icons/maskable-192.png': everybody,
  'GET /icons/maskable-512.png': everybody,
  ...Object.fromEntries(pages.map((page) => [`GET ${page.path}`, everybody])),
};

/** Bodies that reach past the check of their shape, where the refusal lies behind it. */
const bodies: Record<string, unknown> = {
  'PATCH /api/rides/:id': { status: 'cancelled', reason: 'Panne' },
  'PATCH /api/rides/:id/edit': toOrly,
  'POST /api/rides/:id/reject': { rejectionReason: 'Trop loin' },
  'PATCH /api/rides/:id/payment': { paymentStatus: 'unpaid', paymentMethod: 'cash' },
};

/** Routes that name the ride in their body. */
const ridesInBody: Record<string, (rideId: string) => unknown> = {
  'POST /api/messages': (rideId) => ({ rideId, content: 'Bonjour' }),
  'POST /paypal/order': (rideId) => ({ rideId }),
  'POST /stripe/checkout': (rideId) => ({ rideId }),
};

function line(
  anonymous: Verdict,
  owner: Verdict,
  otherClient: Verdict,
  driver: Verdict,
  otherDriver: Verdict,
  admin: Verdict,
): Line {
  return { anonymous, owner, otherClient, driver, otherDriver, admin };
}

/** Documentation and its files, by a library; the same for everybody. */
const isApiDocs = (url: string) => url.startsWith('/api/docs');
/** Answers 404 to everybody but for a picture that exists: held by its own stories. */
const isFile = (url: string) => url.startsWith('/files/');
/** Only an upgrade gets anywhere: held by its own stories. */
const isSocket = (url: string) => url === '/ws';

async function openInventory() {
  const { app } = await openWorld();
  const routes = app.routeInventory.filter(
    ({ method, url }) => method !== 'HEAD' && !isApiDocs(url) && !isFile(url) && !isSocket(url),
  );
  return routes.map(({ method, url }) => `${method} ${url}`);
}

describe('the authorization matrix', () => {
  test('has a line for every route, and no line for a route that is gone', async () => {
    const routes = await openInventory();

    expect(routes.toSorted()).toEqual(Object.keys(matrix).toSorted());
  });

  test('is what the server does', { timeout: 30_000 }, async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const people: Record<Actor, Pick<Person, 'cookies' | 'patches' | 'posts'>> = {
      anonymous: world.visitor(),
      owner: await world.client('Amélie'),
      otherClient: await world.client('Karim'),
      driver: await world.driver('Chloé'),
      otherDriver: await world.driver('Yann'),
      admin: await world.admin('Inès'),
    };
    const ride = (await people.owner.posts('/api/rides', toOrly)).json();
    await people.driver.patches(`/api/rides/${ride.id}/validate`);

    for (const [route, verdicts] of Object.entries(matrix)) {
      for (const [who, verdict] of Object.entries(verdicts)) {
        const [method = 'GET', path = '/'] = route.split(' ');
        const payload = bodies[route] ?? ridesInBody[route]?.(ride.id) ?? {};
        const { statusCode } = await world.app.inject({
          method: method as 'GET',
          url: path.replace(/:\w+/u, ride.id),
          cookies: route.includes('logout') ? {} : Object.fromEntries(people[who as Actor].cookies),
          ...(method === 'GET' ? {} : { payload }),
        });

        const outcome = [401, 403, 404].includes(statusCode) ? statusCode : 'may';
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
