import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import { projectRoot } from '#server/environment/project-root.ts';
import { writeWorkerConstants } from './worker-constants.ts';

type Listener = (event: object) => void;

const origin = 'https://site.example';
const hrefOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).href;

/** The worker's own script, in a browser that only has what it uses. */
async function openWorker(answers: Record<string, () => Promise<Response> | Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener>();
  const disk = { isFull: false };
  const caches = {
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(hrefOf(url))?.clone(),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (url: string, response: Response) => {
          if (disk.isFull) throw new Error('QuotaExceededError');
          store.set(hrefOf(url), response);
        },
        delete: async (asked: string | { url: string }) => store.delete(hrefOf(asked)),
        keys: async () => [...store.keys()].map((url) => ({ url })),
      };
    },
  };
  const fetch = async (url: string) => (await answers[url]?.()) ?? new Response('', { status: 404 });
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const parts = ['offline-cache', 'kept-vouchers'].map((name) =>
    readFile(join(projectRoot, 'public/worker', `${name}.js`), 'utf8'),
  );
  const script = [writeWorkerConstants('v1'), ...(await Promise.all(parts))].join('\n');
  runInNewContext(script, { self, caches, fetch, Response, URL, setTimeout });

  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return {
    disk,
    receives: async (data: object) => await send('message', { data }),
    asks: async (path: string, method = 'GET'): Promise<Response> =>
      await new Promise((respondWith, refuse) => {
        const request = { method, mode: 'cors', url: `${origin}${path}` };
        const answer = (sent: Promise<Response>) => void sent.then(respondWith, refuse);
        send('fetch', { request, respondWith: answer }).catch(refuse);
      }),
    kept: async () => await (await caches.match(getRoadside.path, { cacheName: 'vouchers' }))?.text(),
    cached: async (url: string) => await (await caches.match(url, { cacheName: 'kept' }))?.json(),
  };
}

const greet = (id: string) => ({ type: 'greet', user: { id } });
const counts = `${origin}${countRides.path}`;
const keep = (user: string, ...urls: string[]) => ({
  type: 'keep',
  user,
  answers: urls.map((url) => [url, { of: user }]),
});

test('a phone without room for the vouchers still shows those that the network answers', async () => {
  const worker = await openWorker({ [getRoadside.path]: () => new Response('of Chloé') });
  await worker.receives(greet('chloe'));
  worker.disk.isFull = true;

  const answer = await worker.asks(getRoadside.path);

  expect(await answer.text()).toBe('of Chloé');
});

test('what was asked for by one driver is not kept for the next, though nothing was kept before', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((done) => {
    arrive = done;
  });
  const worker = await openWorker({ [getRoadside.path]: () => late });
  await worker.receives(greet('chloe'));
  const asked = worker.asks(getRoadside.path);

  await worker.receives(greet('yann'));
  arrive(new Response('of Chloé'));
  await asked;

  expect(await worker.kept()).toBeUndefined();
});

test('the first answer is kept, also when the worker has to ask whose it is', async () => {
  const worker = await openWorker({
    [getRoadside.path]: () => new Response('of Chloé'),
    [getCurrentUser.path]: () => Response.json({ user: { id: 'chloe' } }),
  });

  await worker.asks(getRoadside.path);

  expect(await worker.kept()).toBe('of Chloé');
});

test('what a page hands over that has not heard of the sign-out yet is kept for nobody', async () => {
  const worker = await openWorker({});
  await worker.receives(greet('amelie'));
  await worker.asks(signOut.path, signOut.method);

  await worker.receives(keep('amelie', counts));

  expect(await worker.cached(counts)).toBeUndefined();
});

test('what the page of another person hands over is not kept for the one who signed in meanwhile', async () => {
  const worker = await openWorker({});
  await worker.receives(greet('amelie'));
  await worker.receives(greet('camille'));

  await worker.receives(keep('amelie', counts));
  const others = await worker.cached(counts);
  await worker.receives(keep('camille', counts));

  expect(others).toBeUndefined();
  expect(await worker.cached(counts)).toEqual({ of: 'camille' });
});

test('however many lists are kept, it is known whose they are', async () => {
  const worker = await openWorker({});
  await worker.receives(greet('chloe'));
  const lists = Array.from({ length: 60 }, (_, day) => `${origin}${listRides.path}?day=${day}`);

  await worker.receives(keep('chloe', ...lists));

  expect(await worker.cached(getCurrentUser.path)).toEqual({ user: { id: 'chloe' } });
  expect(await worker.cached(lists[0] ?? '')).toBeUndefined();
  expect(await worker.cached(lists[59] ?? '')).toEqual({ of: 'chloe' });
});
