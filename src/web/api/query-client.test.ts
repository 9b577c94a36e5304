import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answer, api, refuse } from '#web/testing/api.ts';
import { amelie, settings } from '#web/testing/people.ts';
import { CURRENT_USER, createQueryClient } from './query-client.ts';

describe('the store of answers', () => {
  test('gets the path that its key begins with', async () => {
    answer('get', '/api/things', ['one']);

    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/things', 'all'] })).toEqual(['one']);
  });

  test('begins with what the page came with', () => {
    const queries = createQueryClient({ user: amelie, settings });

    expect(queries.getQueryData(CURRENT_USER)).toEqual({ user: amelie });
  });

  test('does not ask again after a refusal', async () => {
    const asked = refuse('get', '/api/things', 403, { code: 'not_allowed', message: 'Non.' });
    const queries = createQueryClient();

    await queries.fetchQuery({ queryKey: ['/api/things'], retry: retryOf(queries) }).catch(() => undefined);

    expect(asked).toHaveLength(1);
  });

  test('asks three times more when the server is in trouble', async () => {
    let asked = 0;
    api.use(
      http.get('/api/things', () => {
        asked += 1;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    const queries = createQueryClient();

    await queries
      .fetchQuery({ queryKey: ['/api/things'], retry: retryOf(queries), retryDelay: 1 })
      .catch(() => undefined);

    expect(asked).toBe(4);
  });

  test('waits a second, then twice as long each time, thirty seconds at most', () => {
    const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;

    const waits = [0, 1, 2, 10].map((attempt) => typeof delay === 'function' && delay(attempt, new Error()));

    expect(waits).toEqual([1000, 2000, 4000, 30_000]);
  });

  test('knows that nobody is signed in any more when a call says so', async () => {
    refuse('get', '/api/things', 401, { code: 'signed_out', message: 'Vous devez être connecté.' });
    const queries = createQueryClient({ user: amelie, settings });

    await queries.fetchQuery({ queryKey: ['/api/things'] }).catch(() => undefined);

    expect(queries.getQueryData(CURRENT_USER)).toEqual({ user: null });
  });
});

/** A one-time fetch does not retry by itself; a mounted screen does, by this rule. */
function retryOf(queries: ReturnType<typeof createQueryClient>) {
  return queries.getDefaultOptions().queries?.retry ?? false;
}
