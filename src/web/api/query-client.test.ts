import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { of, read } from '#contract/call.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, settings } from '#web/testing/people.ts';
import { createQueryClient } from './query-client.ts';
import { readOptions } from './read-options.ts';

const things = read('/things', { access: 'anyone', about: 'places', shape: of<{ answer: string[] }>() });

describe('the query client', () => {
  test('reads a call under its subject', async () => {
    answer(things, ['one']);

    const queries = createQueryClient();

    expect(await queries.fetchQuery(readOptions(things))).toEqual(['one']);
    expect(queries.getQueriesData({ queryKey: ['places'] })).toEqual([[keyOf(things), ['one']]]);
  });

  test('begins with the state of the page', () => {
    const queries = createQueryClient({ user: amelie, settings });

    expect(queries.getQueryData(keyOf(getCurrentUser))).toEqual({ user: amelie });
  });

  test('does not retry after a refusal', async () => {
    const asked = refuse(things, 403, { code: 'not_allowed', message: 'Non.' });
    const queries = createQueryClient();

    await queries.fetchQuery({ ...readOptions(things), retry: retryOf(queries) }).catch(() => undefined);

    expect(asked).toHaveLength(1);
  });

  test('retries three times when the server fails', async () => {
    let asked = 0;
    api.use(
      on(things, () => {
        asked += 1;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    const queries = createQueryClient();

    await queries
      .fetchQuery({ ...readOptions(things), retry: retryOf(queries), retryDelay: 1 })
      .catch(() => undefined);

    expect(asked).toBe(4);
  });

  test('waits a second, then twice as long each time, thirty seconds at most', () => {
    const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;

    const waits = [0, 1, 2, 10].map((attempt) => typeof delay === 'function' && delay(attempt, new Error()));

    expect(waits).toEqual([1000, 2000, 4000, 30_000]);
  });

  test('sets the current user to null when a call answers 401', async () => {
    refuse(things, 401, { code: 'signed_out', message: 'Vous devez être connecté.' });
    const queries = createQueryClient({ user: amelie, settings });

    await queries.fetchQuery({ ...readOptions(things) }).catch(() => undefined);

    expect(queries.getQueryData(keyOf(getCurrentUser))).toEqual({ user: null });
  });
});

/** A one-time fetch does not retry by itself; a mounted screen does, by this rule. */
function retryOf(queries: ReturnType<typeof createQueryClient>) {
  return queries.getDefaultOptions().queries?.retry ?? false;
}
