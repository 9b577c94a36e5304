// Keeps the site readable without network. The server writes VERSION and what it has to know of the calls in front of it.

const SHELL = '/shell';
const SHELL_STORE = 'shell';
const FILE_STORE = 'files';
/** What was read by the person who is signed in. */
const PRIVATE_STORE = 'kept';
const MOST_FILES = 300;
const MOST_ANSWERS = 30;
const PAGE_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 6_000;

/** Counts how often the private store was emptied: what was asked for before is not kept after. */
let emptied = 0;
let met = Promise.resolve();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(orders[event.data.type](event)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** What pages may ask of us. */
const orders = {
  /** Says who is there. */
  async greet({ data: { user } }) {
    met = meet(user);
    await Promise.all([met, keepShell()]);
  },
  /** Tells what the page read, maybe before we could see it. */
  async catchUp({ data: { read } }) {
    await met;
    await Promise.allSettled(read.map(fetchMissing));
  },
  async tellVersion({ ports: [page] }) {
    page.postMessage(VERSION);
  },
  takeOver: () => self.skipWaiting(),
};

/** Undefined for what the browser asks for without us. */
function answerTo(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin) return undefined;
  if (method === 'POST' && CHANGES_OF_PERSON.test(pathname)) return changePerson(event);
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return NEVER_PAGES.test(pathname) ? undefined : page(event);
  if (UNCHANGING_FILES.test(pathname)) return file(event);
  return isKept(url) ? answer(event) : undefined;
}

/** Whoever comes or goes leaves nothing to the next. */
async function changePerson({ request }) {
  try {
    return await fetch(request);
  } finally {
    await empty();
  }
}

/** The network's page, or the shell, which shows nobody until it has asked who is there. */
async function page({ request }) {
  const sent = fetch(request);
  try {
    return await inTime(sent, PAGE_LIMIT_MS);
  } catch {
    return (await find(SHELL_STORE, SHELL)) ?? (await sent);
  }
}

/** With its headers: the nonce in the page and the one in its policy belong together. */
async function keepShell() {
  const shell = await fetch(SHELL, { cache: 'no-store' });
  if (shell.ok) await (await caches.open(SHELL_STORE)).put(SHELL, shell);
}

/** Its name is its content: a file that is here is the right one. */
async function file(event) {
  const { url } = event.request;
  const kept = await find(FILE_STORE, url);
  if (kept) return kept;
  const sent = await fetch(event.request);
  if (sent.ok) event.waitUntil(put(FILE_STORE, MOST_FILES, url, sent.clone()));
  return sent;
}

/** The network's answer; what was kept only while there is none. */
async function answer(event) {
  const sent = ask(event.request);
  event.waitUntil(sent.catch(() => undefined));
  try {
    return await inTime(sent, ANSWER_LIMIT_MS);
  } catch {
    return (await find(PRIVATE_STORE, event.request.url)) ?? (await sent);
  }
}

async function ask(request) {
  const before = emptied;
  const sent = await fetch(request);
  await learn(sent.clone(), before).catch(() => undefined);
  return sent;
}

/** Never what was asked for in the name of somebody who left meanwhile. */
async function learn(sent, before) {
  if (sent.status === 401) return await empty();
  if (!sent.ok) return;
  const text = await sent.text();
  if (before !== emptied) return;
  if (new URL(sent.url).pathname === CURRENT_USER) await meet(JSON.parse(text).user);
  else await keep(sent.url, text);
}

/** Nothing of one person is left when another comes. */
async function meet(user) {
  const known = await (await find(PRIVATE_STORE, CURRENT_USER))?.json();
  if (!user || user.id !== known?.user.id) await empty();
  if (user) await keep(CURRENT_USER, JSON.stringify({ user }));
}

function empty() {
  emptied += 1;
  return caches.delete(PRIVATE_STORE);
}

async function fetchMissing(url) {
  if (UNCHANGING_FILES.test(new URL(url).pathname)) {
    if (!(await find(FILE_STORE, url))) await put(FILE_STORE, MOST_FILES, url, await fetch(url));
  } else if (isKept(url) && !(await find(PRIVATE_STORE, url))) await ask(url);
}

function isKept(url) {
  const { pathname, searchParams } = new URL(url);
  return KEPT_PATHS.test(pathname) && !searchParams.has('before');
}

function keep(url, text) {
  const headers = { 'content-type': 'application/json', 'x-kept-at': new Date().toISOString() };
  return put(PRIVATE_STORE, MOST_ANSWERS, url, new Response(text, { headers }));
}

/** The newest come last, so the first are those to give up. */
async function put(store, most, url, response) {
  const cache = await caches.open(store);
  await cache.delete(url);
  await cache.put(url, response);
  const urls = await cache.keys();
  await Promise.all(urls.slice(0, -most).map((old) => cache.delete(old)));
}

function find(store, url) {
  return caches.match(url, { cacheName: store, ignoreVary: true });
}

function inTime(promise, ms) {
  const tooLate = new Promise((_, refuse) => setTimeout(refuse, ms));
  return Promise.race([promise, tooLate]);
}
