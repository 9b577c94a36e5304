import { of, read } from '../call.ts';

/** The socket that pushes changes to a page. */
export const openSocket = read('/ws', {
  access: 'signed_in',
  about: 'account',
  shape: of<Record<never, never>>(),
});

/** The position of a ride under way: its driver sends it, its client and the admin receive it. */
export const openPosition = read('/ws/rides/:id', {
  access: 'signed_in',
  about: 'rides',
  shape: of<Record<never, never>>(),
});

/** The same for anyone with a link of the ride: the follow link, or the guest link of an order by telephone. */
export const openFollowedPosition = read('/ws/suivi/:token', {
  access: 'anyone',
  about: 'rides',
  shape: of<Record<never, never>>(),
});

/** The path of the API document. */
export const API_DOCS_PATH = '/api/docs';

/** Static files served beside the calls, never a page. */
export const ASSETS_PATH = '/assets';
export const ICONS_PATH = '/icons';
/** The icon of a platform without a logo of its own; it needs no rendering. */
export const OWN_MARK_PATH = '/favicon.svg';
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
