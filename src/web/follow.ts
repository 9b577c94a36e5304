import { urlOf } from '#contract/call.ts';
import { openFollowedPosition } from '#contract/platform/platform.calls.ts';
import { openPositionSocket } from './live/position-socket.ts';
import './map/way/way-map.css';
import type { Point } from './map/route.ts';
import { openWayMap, type Way } from './map/way/way-map.ts';
import { type Arrival, arrivalOf, type SeenPoint, seenPoint } from './text/arrival.ts';
import { clockText } from './text/dates.ts';

/** What the server rendered for the map of this page. */
type Drawn = Pick<Way, 'path'> & {
  isComing: boolean;
  /** Null when the place is unknown. */
  pickup: Point | null;
  destination: Point | null;
  isLive: boolean;
  tilesUrl: string;
  credit: { text: string; url: string };
};

const READ_EVERY_MS = 15_000;

const [frame, sheet] = [find('.way-frame'), find('[data-sheet]')];
const token = location.pathname.split('/')[2] ?? '';
let drawn = read();
let point: SeenPoint | undefined;
let lastReadAt = new Date();
let lastSheet = sheet.innerHTML;

const container = find('.way-base');
// Removes the static picture that pages without JavaScript show.
container.replaceChildren();
const map = openWayMap(container, { ...drawn, onCredit: showCredit });
const socket = openPositionSocket(urlOf(openFollowedPosition, { token }), {
  onFrame(received) {
    lastReadAt = new Date();
    if (received.type === 'changed') return void readAgain();
    point = received.type === 'at' ? seenPoint(received, Date.now()) : undefined;
    show();
  },
  onLost: (isOver) => isOver && void readAgain(),
});
const [seconds, readings] = [setInterval(show, 1000), setInterval(() => void readAgain(), READ_EVERY_MS)];
for (const event of ['online', 'offline']) window.addEventListener(event, () => void readAgain());
document.addEventListener('visibilitychange', () => void readAgain());
sheet.addEventListener('submit', (event) => void send(event));
show();

/** The page is complete without JavaScript: this only updates the moving parts. */
function show(): void {
  const arrival = point && arrivalOf(point, Date.now());
  if (point && !arrival) point = undefined;
  const car = point &&
    arrival && { point: [point.lat, point.lng] as const, heading: point.heading, isOld: arrival.isOld };
  const way = wayOf(drawn, car);
  if (way) map.show(way);
  write('.follow-time', arrival?.time ?? '');
  write(
    '.follow-detail',
    isOffline() ? `dernière nouvelle à ${clockText(lastReadAt)}` : (arrival?.detail ?? ''),
  );
  write('.follow-age', arrival && point ? ageText(arrival, Date.now() - point.at) : '');
  const seen = find('.way-seen');
  seen.hidden = !arrival?.isOld;
  if (arrival?.isOld) write('.way-seen span', arrival.seen);
  document.documentElement.toggleAttribute('data-offline', isOffline());
  document.documentElement.toggleAttribute('data-fresh', !isOffline());
  write('.guest-seen time', clockText(lastReadAt));
}

/** The whole trip; only the way to the pickup while the driver approaches and is visible. Undefined without places. */
function wayOf({ isComing, pickup, destination, path }: Drawn, car: Way['car']): Way | undefined {
  if (isComing && car) return pickup ? { to: pickup, path: [], car } : undefined;
  if (!destination) return pickup ? { to: pickup, path, car } : undefined;
  return { from: pickup ?? undefined, to: destination, path, car };
}

/** 'position d’il y a 4 s', prefixed when the road is a rough estimate; for an old position, the estimate itself. */
function ageText({ isOld, isRough, time, detail }: Arrival, age: number): string {
  const estimate = isRough && time ? 'arrivée estimée, ' : '';
  return isOld ? detail : `${estimate}position d’il y a ${Math.max(0, Math.round(age / 1000))}\u00a0s`;
}

/** Restores the server's text when there is none to write. */
function write(selector: string, text: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.dataset.drawn ??= element.textContent ?? '';
  const wanted = text || element.dataset.drawn;
  if (element.textContent !== wanted) element.textContent = wanted;
}

async function readAgain(): Promise<void> {
  show();
  if (document.hidden || isOffline()) return;
  const answer = await fetch(location.href, { cache: 'no-store', credentials: 'omit' }).catch(() => null);
  if (answer?.status === 404) return location.reload();
  if (answer?.ok) take(await answer.text());
}

/** Submits a form without leaving the map: the response is the current page, also after a refusal. */
async function send(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = 'yes';
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const answer = await fetch(form.action, { method: 'POST', body, credentials: 'omit' }).catch(() => null);
  delete form.dataset.sent;
  if (answer?.status === 404) return location.reload();
  if (answer && take(await answer.text())) sheet.querySelector<HTMLElement>('form button')?.focus();
  else showFailure(form);
}

function showFailure(form: HTMLFormElement): void {
  const notice = document.createElement('p');
  notice.className = 'guest-notice guest-bad';
  notice.role = 'alert';
  notice.textContent = 'L’envoi n’a pas abouti. Réessayez dans un instant.';
  sheet.querySelector('[role=alert]')?.remove();
  form.after(notice);
}

/** Returns false for a response that is not this page. */
function take(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [nextSheet, nextFrame] = [
    page.querySelector('[data-sheet]'),
    page.querySelector<HTMLElement>('.way-frame'),
  ];
  // A guest page has no map once the ride is over.
  if (page.body.dataset.live === 'page') location.reload();
  if (!nextSheet || !nextFrame) return false;
  lastReadAt = new Date();
  replaceSheet(nextSheet.innerHTML);
  frame.dataset.way = nextFrame.dataset.way;
  drawn = read();
  if (!drawn.isLive) end();
  show();
  return true;
}

/** Only when something changed; the focus stays on the same link or button. */
function replaceSheet(html: string): void {
  if (html === lastSheet) return;
  const focused = sheet.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  lastSheet = html;
  sheet.innerHTML = html;
  const again = [...sheet.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === focused,
  );
  again?.focus();
}

/** The ride is over: the driver's position disappears from the page. */
function end(): void {
  point = undefined;
  socket.close();
  clearInterval(seconds);
  clearInterval(readings);
}

function read(): Drawn {
  return JSON.parse(frame.dataset.way ?? '') as Drawn;
}

function showCredit({ text, url }: Drawn['credit']): void {
  const link = find<HTMLAnchorElement>('.map-credit');
  [link.textContent, link.href, link.hidden] = [text, url, false];
}

function isOffline(): boolean {
  return !navigator.onLine;
}

function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
