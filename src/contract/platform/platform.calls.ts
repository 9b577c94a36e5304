import { of, read } from '../call.ts';

/** The socket that pushes changes to a page. */
export const openSocket = read('/ws', {
  access: 'signed_in',
  about: 'account',
  shape: of<Record<never, never>>(),
});

/** The position of a ride that is under way: its driver sends it, its client and the admin receive it. */
export const openPosition = read('/ws/rides/:id', {
  access: 'signed_in',
  about: 'rides',
  shape: of<Record<never, never>>(),
});

/** The same for whoever has a link of the ride: to follow it, or as the client of an order by telephone. */
export const openFollowedPosition = read('/ws/suivi/:token', {
  access: 'anyone',
  about: 'rides',
  shape: of<Record<never, never>>(),
});

/** The path of the API document. */
export const API_DOCS_PATH = '/api/docs';

/** What is served beside the calls and is never a page. */
export const ASSETS_PATH = '/assets';
export const ICONS_PATH = '/icons';
/** The mark of a platform without a logo of its own; nothing has to be drawn for it. */
export const OWN_MARK_PATH = '/favicon.svg';
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
