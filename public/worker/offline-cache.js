// The site's offline cache. The server prepends VERSION and the paths of the calls.

const SHELL = '/shell';
const SHELL_STORE = 'shell';
const FILE_STORE = 'files';
/** The API responses of the signed-in person. */
const PRIVATE_STORE = 'kept';
const MOST_FILES = 300;
const MOST_ANSWERS = 30;
const PAGE_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 6_000;

/** How often the private store was emptied: a response requested before is not cached after it. */
let emptied = 0;
let personSet = Promise.resolve();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(messageHandlers[event.data.type](event)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** By the type of the message a page posts. */
const messageHandlers = {
  /** The signed-in person. */
  async greet({ data: { user } }) {
    personSet = setPerson(user);
    await Promise.all([personSet, cacheShell(SHELL)]);
  },
  /** The URLs that the page has read, perhaps before this worker was active. */
  async catchUp({ data: { read } }) {
    await personSet;
    await Promise.allSettled(read.map(fetchMissing));
  },
  /** Responses that the page of this user has without a request: preloaded, or changed by a frame. */
  async keep({ data: { user, answers } }) {
    // A change of person may have emptied the store just before, and the page may not have heard of it.
    await personSet;
    const before = emptied;
    if ((await knownUser())?.id !== user) return;
    for (const [url, body] of answers)
      if (self.vouchers.isRoadside(url)) await self.vouchers.keep(JSON.stringify(body));
      else if (isCached(url) && before === emptied) await cacheAnswer(url, JSON.stringify(body));
  },
  /** A driver's page is idle: caches what Mode contrôle needs offline. */
  keepControl: () => cacheShell(CONTROL_SHELL),
  /** Vouchers may have changed, or the page came without them. */
  async keepVouchers() {
    await personSet;
    await self.vouchers.refresh();
  },
  async tellVersion({ ports: [page] }) {
    page.postMessage(VERSION);
  },
  takeOver: () => self.skipWaiting(),
};

/** Undefined: the browser makes the request itself. */
function answerTo(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin) return undefined;
  if (method === 'POST' && CHANGES_OF_PERSON.test(pathname)) return changePerson(event);
  if (method !== 'GET') return CHANGES_OF_VOUCHERS.test(pathname) ? self.vouchers.change(event) : undefined;
  if (mode === 'navigate') return NEVER_PAGES.test(pathname) ? undefined : page(event);
  if (UNCHANGING_FILES.test(pathname)) return file(event);
  if (pathname === ROADSIDE) return self.vouchers.answer(event);
  return isCached(url) ? answer(event) : undefined;
}

/** Signing in or out empties the cache of the previous person. */
async function changePerson({ request }) {
  try {
    const sent = await fetch(request);
    if (sent.ok) await self.vouchers.leaveTo(await personIn(sent.clone()));
    return sent;
  } finally {
    await empty();
  }
}

/** Undefined after signing out, whose response has no person. */
async function personIn(sent) {
  const body = await sent.json().catch(() => undefined);
  return body?.id;
}

/**
 * The page from the network, or the shell, which shows no person before it has read the current user. Mode contrôle
 * does not wait: its cached shell is served at once.
 */
async function page({ request }) {
  const isControl = new URL(request.url).pathname === CONTROL_PAGE;
  const atOnce = isControl && (await find(SHELL_STORE, CONTROL_SHELL));
  if (atOnce) return atOnce;
  const sent = fetch(request);
  try {
    return await inTime(sent, PAGE_LIMIT_MS);
  } catch {
    return (await find(SHELL_STORE, SHELL)) ?? (await sent);
  }
}

/**
 * With its headers: its CSP allows exactly the inline code of this page. Its files are cached first, so that the shell
 * is always complete.
 */
async function cacheShell(path) {
  const shell = await fetch(path, { cache: 'no-store' });
  if (!shell.ok) return;
  const named = (await shell.clone().text()).matchAll(/ (?:href|src)="([^"]+)"/gu);
  const urls = Array.from(named, ([, name]) => new URL(name, self.location.origin).href);
  await Promise.all(urls.filter((url) => UNCHANGING_FILES.test(new URL(url).pathname)).map(fetchMissing));
  await (await caches.open(SHELL_STORE)).put(path, shell);
}

/** A file never changes under its name, so a cached one is always current. */
async function file(event) {
  const { url } = event.request;
  const cached = await find(FILE_STORE, url);
  if (cached) return cached;
  const sent = await fetch(event.request);
  if (sent.ok) event.waitUntil(put(FILE_STORE, MOST_FILES, url, sent.clone()));
  return sent;
}

/** The network's response; the cached one only when the network does not answer in time. */
async function answer(event) {
  const sent = fetchAndCache(event.request);
  event.waitUntil(sent.catch(() => undefined));
  try {
    return await inTime(sent, ANSWER_LIMIT_MS);
  } catch {
    return (await find(PRIVATE_STORE, event.request.url)) ?? (await sent);
  }
}

async function fetchAndCache(request) {
  const before = emptied;
  const sent = await fetch(request);
  await cacheResponse(sent.clone(), before).catch(() => undefined);
  return sent;
}

/** Never caches a response for a person who has signed out since. */
async function cacheResponse(sent, before) {
  if (sent.status === 401) return await empty();
  if (!sent.ok) return;
  const text = await sent.text();
  if (before !== emptied) return;
  if (new URL(sent.url).pathname === CURRENT_USER) await setPerson(JSON.parse(text).user);
  else await cacheAnswer(sent.url, text);
}

/** A change of person empties the private store. */
async function setPerson(user) {
  const known = await knownUser();
  if (!user || user.id !== known?.id) await empty();
  await self.vouchers.wipeOfOthers(user, known?.id);
  if (user) await cacheAnswer(CURRENT_USER, JSON.stringify({ user }));
}

async function knownUser() {
  return (await (await find(PRIVATE_STORE, CURRENT_USER))?.json())?.user;
}

function empty() {
  emptied += 1;
  return caches.delete(PRIVATE_STORE);
}

async function fetchMissing(url) {
  if (UNCHANGING_FILES.test(new URL(url).pathname)) {
    if (!(await find(FILE_STORE, url))) await fetchFile(url);
  } else if (self.vouchers.isRoadside(url)) {
    if (!(await self.vouchers.areKept())) await self.vouchers.refresh();
  } else if (isCached(url) && !(await find(PRIVATE_STORE, url))) await fetchAndCache(url);
}

async function fetchFile(url) {
  const sent = await fetch(url);
  if (!sent.ok) throw new Error(`${url} is missing`);
  await put(FILE_STORE, MOST_FILES, url, sent);
}

function isCached(url) {
  const { pathname, searchParams } = new URL(url);
  return CACHED_PATHS.test(pathname) && !searchParams.has('before');
}

function cacheAnswer(url, text) {
  return put(PRIVATE_STORE, MOST_ANSWERS, url, datedAnswer(text));
}

function datedAnswer(text) {
  const headers = { 'content-type': 'application/json', 'x-kept-at': new Date().toISOString() };
  return new Response(text, { headers });
}

/** Entries are in insertion order: the first are the oldest and go first, but for whose they are. */
async function put(store, most, url, response) {
  const cache = await caches.open(store);
  await cache.delete(url);
  await cache.put(url, response);
  const urls = (await cache.keys()).filter((old) => !isCurrentUser(old));
  await Promise.all(urls.slice(0, -most).map((old) => cache.delete(old)));
}

function isCurrentUser({ url }) {
  return new URL(url).pathname === CURRENT_USER;
}

function find(store, url) {
  return caches.match(url, { cacheName: store, ignoreVary: true });
}

function inTime(promise, ms) {
  const tooLate = new Promise((_, refuse) => setTimeout(refuse, ms));
  return Promise.race([promise, tooLate]);
}
