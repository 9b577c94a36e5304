import { tilesCredit } from '#domain/geo/tiles-credit.ts';
import { openStatuses } from '#domain/ride/ride.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { Deps } from '#server/deps.ts';
import { type RideWithPeople, readRideRoads } from '#server/features/rides/index.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import type { Html } from './html-parts.ts';
import { tripPicture } from './trip-picture.ts';

/** The map of a trip with the road and the ends of it, which a script puts tiles and the car on. */
export async function wayFrame(deps: Deps, ride: RideWithPeople, look = '', more: Html = ''): Promise<Html> {
  const [road] = await readRideRoads(deps, [ride]);
  const path = road?.path ?? [];
  const { pickup, destination } = placesOf(ride);
  const way = text(JSON.stringify(wayOf(deps, ride, path)));
  return `<div class="way-frame${look && ` ${look}`}" data-way="${way}"><div class="way-base" aria-hidden="true">${tripPicture({ pickup, destination, path })}</div>${more}<p class="way-seen" role="status" hidden>${icon('clock')}<span></span></p><a class="map-credit" rel="noreferrer" target="_blank" hidden></a></div>`;
}

type Path = Awaited<ReturnType<typeof readRideRoads>>[number]['path'];

/** While its driver comes, the way from the car to the pickup is of interest. */
function wayOf({ options }: Deps, ride: RideWithPeople, path: Path) {
  const { pickup, destination } = placesOf(ride);
  return {
    isLive: openStatuses.includes(ride.status),
    isComing: ride.status === 'accepted' && ride.on_the_way_at !== null,
    pickup: pickup && [pickup.lat, pickup.lng],
    destination: destination && [destination.lat, destination.lng],
    path,
    tilesUrl: options.tilesUrl,
    credit: tilesCredit(options.tilesUrl),
  };
}

export const wayFrameCss = `
.way-frame{position:relative;overflow:hidden;background:var(--map-land)}
.way-base{position:absolute;inset:0;padding:var(--map-room)}
.way-seen{position:absolute;z-index:3;left:50%;bottom:var(--seen-bottom);translate:-50% 0;display:inline-flex;align-items:center;gap:8px;padding:8px 14px 8px 11px;border:1px solid var(--float-line);border-radius:999px;background:var(--surface);box-shadow:var(--shadow-2);color:var(--warn);font-size:.8125rem;font-weight:600;white-space:nowrap}
.way-seen[hidden],.way-frame .map-credit[hidden]{display:none}.way-frame .map-credit{position:absolute;z-index:2;inset:auto 6px var(--credit-bottom) auto;padding:1px 6px;border-radius:6px;background:color-mix(in oklab,var(--surface) 80%,transparent);color:var(--ink-2);font-size:.6875rem;text-decoration:none}
.trip-mark{fill:var(--ink);stroke:var(--surface);stroke-width:3}.trip-heart{fill:var(--surface);stroke:none}
`;
