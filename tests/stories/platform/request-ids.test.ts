import { expect, test } from 'vitest';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { getRide, listRides } from '#contract/rides/rides.calls.ts';
import type { Span } from '#server/ports/traces.ts';
import { booked, toOrly } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

test('a request that fails is found in the log by the id in its answer, one that succeeds carries none', async () => {
  const { client, deps, logLines } = await openWorld();
  const amelie = await client('Amélie');
  await deps.db.schema.alterTable('rides').renameTo('gone').execute();

  const failed = await amelie.calls(listRides);
  await deps.db.schema.alterTable('gone').renameTo('rides').execute();
  const listed = await amelie.calls(listRides);

  const id = failed.headers['x-request-id'];
  expect(failed.statusCode).toBe(500);
  expect(id).toMatch(/^[0-9a-f]{32}$/u);
  expect(logLines.filter((line) => line.includes(String(id)))).toHaveLength(1);
  expect(listed.headers['x-request-id']).toBeUndefined();
});

test('with traces every request leaves a span, which knows the route and nobody', async () => {
  const spans: Span[] = [];
  const traces = { record: (span: Span) => void spans.push(span), close: async () => {} };
  const { client } = await openWorld({ traces });
  const amelie = await client('Amélie');
  const { id } = await booked(amelie);
  spans.length = 0;

  const read = await amelie.calls(getRide, { id });
  const refused = await amelie.calls(bookRide, { body: { ...toOrly, passengers: 99 } });

  expect(spans).toMatchObject([
    { name: `GET ${getRide.path}`, isFailure: false, attributes: { 'http.response.status_code': 200 } },
    { name: `POST ${bookRide.path}`, isFailure: false, attributes: { 'http.response.status_code': 400 } },
  ]);
  expect(spans.map(({ traceId }) => traceId)).toEqual(
    [read, refused].map(({ headers }) => headers['x-request-id']),
  );
  expect(JSON.stringify(spans)).not.toMatch(new RegExp(`${id}|${amelie.id}|${amelie.email}`, 'u'));
});
