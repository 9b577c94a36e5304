import { urlOf } from '#contract/call.ts';
import { openFollowedPosition } from '#contract/platform.calls.ts';
import { openPositionSocket } from './live/position-socket.ts';
import './map/way/way-map.css';
import type { Point } from './map/route.ts';
import { openWayMap, type Way } from './map/way/way-map.ts';
import { arrivalOf, type SeenPoint, seenPoint } from './text/arrival.ts';
import { clockText } from './text/dates.ts';

/** What the server wrote for the map of this page. */
type Drawn = Pick<Way, 'path'> & {
  /** Null when the place is unknown, or not on the way. */
  from: Point | null;
  to: Point | null;
  isLive: boolean;
  tilesUrl: string;
  credit: { text: string; url: string };
};

const READ_EVERY_MS = 15_000;

const [frame, sheet] = [find('.follow-map'), find('.follow-sheet')];
const token = location.pathname.split('/')[2] ?? '';
let drawn = read();
let point: SeenPoint | undefined;
let lastNews = new Date();

const container = find('.follow-ground');
const map = openWayMap(container, { ...drawn, onCredit: showCredit });
const socket = openPositionSocket(urlOf(openFollowedPosition, { token }), {
  onFrame(received) {
    lastNews = new Date();
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

/** The page without a script is whole: here only what moves is put over it. */
function show(): void {
  const arrival = point && arrivalOf(point, Date.now());
  if (point && !arrival) point = undefined;
  const { from, to, path } = drawn;
  const car = point &&
    arrival && { point: [point.lat, point.lng] as const, heading: point.heading, isOld: arrival.isOld };
  if (to) map.show({ from: from ?? undefined, to, path, car });
  write('.follow-time', arrival?.time ?? '');
  write(
    '.follow-detail',
    isOffline() ? `dernière nouvelle à ${clockText(lastNews)}` : (arrival?.detail ?? ''),
  );
  const seen = find('.follow-seen');
  seen.hidden = !arrival?.isOld;
  if (arrival?.isOld) write('.follow-seen span', arrival.seen);
  document.documentElement.toggleAttribute('data-offline', isOffline());
}

/** What the server wrote comes back where nothing is known. */
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

/** A form of the sheet, without leaving the map: what comes back is the page as it is now, a refusal included. */
async function send(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = 'yes';
  const answer = await fetch(form.action, { method: 'POST', credentials: 'omit' }).catch(() => null);
  delete form.dataset.sent;
  if (answer?.status === 404) return location.reload();
  if (!answer) return;
  take(await answer.text());
  sheet.querySelector<HTMLElement>('form button')?.focus();
}

function take(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [nextSheet, nextFrame] = [
    page.querySelector('.follow-sheet'),
    page.querySelector<HTMLElement>('.follow-map'),
  ];
  if (!nextSheet || !nextFrame) return;
  lastNews = new Date();
  if (sheet.dataset.read !== nextSheet.innerHTML) {
    sheet.dataset.read = nextSheet.innerHTML;
    sheet.innerHTML = nextSheet.innerHTML;
  }
  frame.dataset.way = nextFrame.dataset.way;
  drawn = read();
  if (!drawn.isLive) end();
  show();
}

/** The ride is over: nothing of its driver is left on the page. */
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
