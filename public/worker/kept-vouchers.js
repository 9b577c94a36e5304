// The vouchers for a roadside check. Unlike other cached responses they outlive the session: they are deleted when the
// driver signs out, or when another person signs in.

const VOUCHER_STORE = 'vouchers';

/** How often the vouchers were wiped: a response requested before a wipe is not stored after it. */
let wiped = 0;
let lastRefresh = Promise.resolve();
let nextRefresh;

/** For the other parts of the worker. */
self.vouchers = {
  isRoadside,
  answer: roadside,
  change: changeVouchers,
  keep: (text) => keepRoadside(text, wiped),
  areKept: async () => (await find(VOUCHER_STORE, ROADSIDE)) !== undefined,
  refresh: refreshVouchers,
  refreshKept: refreshKeptVouchers,
  leaveTo: leaveVouchersTo,
  wipeOfOthers,
};

function isRoadside(url) {
  return new URL(url).pathname === ROADSIDE;
}

/** The network's response only: the page reads the stored one by itself, so it waits for nothing. */
async function roadside(event) {
  const sent = fetchRoadside();
  event.waitUntil(sent.catch(() => undefined));
  return await inTime(sent, ANSWER_LIMIT_MS);
}

async function changeVouchers(event) {
  const sent = await fetch(event.request);
  if (sent.ok) event.waitUntil(refreshKeptVouchers());
  return sent;
}

/** Only on devices that hold a driver's vouchers. */
async function refreshKeptVouchers() {
  if (await ownerOfVouchers()) await refreshVouchers();
}

/** Runs one at a time, so that the latest response stays; waiting calls are coalesced. */
function refreshVouchers() {
  nextRefresh ??= lastRefresh.then(() => {
    nextRefresh = undefined;
    lastRefresh = fetchRoadside().catch(() => undefined);
    return lastRefresh;
  });
  return nextRefresh;
}

async function fetchRoadside() {
  const before = wiped;
  const sent = await fetch(ROADSIDE);
  if (sent.ok) await keepAnswer(sent.clone(), before).catch(() => undefined);
  return sent;
}

async function keepAnswer(sent, before) {
  await keepRoadside(await sent.text(), before);
}

/** Stores their owner too, to compare with the next person who signs in. */
async function keepRoadside(text, before) {
  const { user } = await (await readPerson()).json();
  if (!user || before !== wiped) return;
  const kept = await caches.open(VOUCHER_STORE);
  await kept.put(CURRENT_USER, new Response(user.id));
  await kept.put(ROADSIDE, datedAnswer(text));
}

async function readPerson() {
  return (await find(PRIVATE_STORE, CURRENT_USER)) ?? (await fetchAndCache(CURRENT_USER));
}

async function ownerOfVouchers() {
  return await (await find(VOUCHER_STORE, CURRENT_USER))?.text();
}

async function leaveVouchersTo(id) {
  if (id === undefined || id !== (await ownerOfVouchers())) await wipeVouchers();
}

/**
 * Being signed out is not being another person: vouchers outlive an expired session. The person known before may have
 * requested vouchers that are not stored yet.
 */
async function wipeOfOthers(user, knownBefore) {
  const people = [await ownerOfVouchers(), knownBefore];
  if (user && people.some((id) => id !== undefined && id !== user.id)) await wipeVouchers();
}

function wipeVouchers() {
  wiped += 1;
  return caches.delete(VOUCHER_STORE);
}
