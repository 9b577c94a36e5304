// Shows push notifications, also while no page of the site is open.

self.addEventListener('push', (event) => {
  const note = noteIn(event);
  event.waitUntil(Promise.all([show(note), note.changesVouchers && self.vouchers.refreshKept()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

function noteIn({ data }) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/**
 * Every push must show a notification, or the browser revokes the permission, unless a page of the site is visible.
 * Mode contrôle is such a page, and an officer may be holding it.
 */
async function show({ title = 'Du nouveau', body = '', tag = 'news', url = '/' }) {
  if (await isControlInSight()) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/favicon.svg',
    lang: 'fr',
    data: { url: ownPath(url) },
  });
}

async function isControlInSight() {
  const { held = [] } = (await self.navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === CONTROL_LOCK);
}

/** Focuses an open page and navigates it there; else opens a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((open) => new URL(open.url).pathname === url.split('?')[0]) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  const shown = await page.focus();
  if (new URL(shown.url).pathname !== url.split('?')[0]) await shown.navigate(url).catch(() => undefined);
}

function ownPath(url) {
  const target = new URL(url, self.location.origin);
  return target.origin === self.location.origin ? target.pathname + target.search : '/';
}
