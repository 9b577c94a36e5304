import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { of, read, write } from '#contract/call.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { ApiError, sentenceFor } from '#web/text/api-error.ts';
import { callApi, callApiPage } from './call-api.ts';

const things = read('/things', { access: 'anyone', about: 'places', shape: of<{ answer: string[] }>() });
const rename = write('POST', '/things', {
  access: 'anyone',
  shape: of<{ body: { name: string }; answer: { id: string } }>(),
});
const restart = write('POST', '/things/restart', {
  access: 'anyone',
  shape: of<Record<never, never>>(),
});

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('callApi', () => {
  test('sends JSON with the cookies and returns the response', async () => {
    let seen: Request | undefined;
    api.use(
      on(rename, ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ id: 'one' });
      }),
    );

    const thing = await callApi(rename, { body: { name: 'Un' } });

    expect(thing).toEqual({ id: 'one' });
    expect(seen?.headers.get('content-type')).toBe('application/json');
    expect(seen?.credentials).toBe('include');
    expect(await seen?.json()).toEqual({ name: 'Un' });
  });

  test('an empty answer is no answer', async () => {
    api.use(on(restart, () => new HttpResponse(null, { status: 204 })));

    expect(await callApi(restart)).toBeUndefined();
  });

  test.each([['abc'], [null]])('a page of a list comes with the key of the next one, %s', async (next) => {
    const headers = next === null ? undefined : { 'X-Next-Cursor': next };
    api.use(on(things, () => HttpResponse.json(['one'], { ...(headers ? { headers } : {}) })));

    expect(await callApiPage(things)).toEqual({ items: ['one'], next });
  });

  test('a refusal raises the message of its body, with its code and fields', async () => {
    refuse(things, 400, { code: 'bad', message: 'Non.', fields: { name: 'Trop court.' } });

    const error = await failureOf(callApi(things));

    expect(error).toMatchObject({
      message: 'Non.',
      status: 400,
      code: 'bad',
      fields: { name: 'Trop court.' },
    });
  });

  test('a refusal without a message raises its status', async () => {
    refuse(things, 418, {});

    expect(await failureOf(callApi(things))).toMatchObject({ message: 'HTTP 418' });
  });

  test('an unreadable refusal raises a network error', async () => {
    api.use(on(things, () => new HttpResponse('<html>', { status: 502 })));

    expect(await failureOf(callApi(things))).toMatchObject({ message: 'Network error', status: 502 });
  });

  test('a server that cannot be reached raises a network error', async () => {
    api.use(on(things, () => HttpResponse.error()));

    expect(await failureOf(callApi(things))).toMatchObject({ message: 'Network error', status: 0 });
  });
});

describe('the message of a failure', () => {
  test('is the one of the server when it gave one', () => {
    const refusal = new ApiError('Non.', { status: 400, sentence: 'Non.' });

    expect(sentenceFor(refusal, 'Impossible.')).toBe('Non.');
  });

  test.each([
    new ApiError('Network error', { status: 0 }),
    new ApiError('HTTP 500', { status: 500 }),
    new TypeError('x is not a function'),
  ])('is the one of the screen for $message', (error) => {
    expect(sentenceFor(error, 'Impossible.')).toBe('Impossible.');
  });
});
