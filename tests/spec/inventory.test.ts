import { expect, test } from 'vitest';
import { everyCall } from '#contract/every-call.ts';
import { openWorld } from '#tests/support/world.ts';
import { sections } from './rows.ts';

const prefixes = /^\/(?:api|paypal|stripe|files|ws)(?:\/|$)/u;
/** The document and its page, by a library. */
const docs = /^\/api\/docs(?:\/|$)/u;

const tabled = everyCall.map(({ method, path }) => `${method} ${path}`);

test('every route that is registered is a call of the tables, and every call is registered', async () => {
  const { app } = await openWorld();

  const registered = app.routeInventory
    .filter(({ method, url }) => method !== 'HEAD' && prefixes.test(url) && !docs.test(url))
    .map(({ method, url }) => `${method} ${url}`);

  expect(registered.toSorted()).toEqual(tabled.toSorted());
});

test('every call of the specification is in the tables', () => {
  const specified = Object.values(sections)
    .flat()
    .map(({ call }) => call.replace(/\{(\w+)\}/gu, ':$1'));

  const upload = 'POST /api/upload/logo';
  const socket = 'GET /ws';
  expect([...specified, upload, socket].filter((call) => !tabled.includes(call))).toEqual([]);
});
