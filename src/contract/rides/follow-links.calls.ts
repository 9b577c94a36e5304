import { of, write } from '../call.ts';
import type { FollowLinkView } from './follow-links.ts';

/** The address where whoever rides follows this ride, made when it is first asked for. */
export const shareRide = write('POST', '/api/rides/:id/follow-link', {
  access: 'share_rides',
  shape: of<{ answer: FollowLinkView }>(),
});

/** A new address; the one before ends at once. */
export const renewFollowLink = write('PATCH', '/api/rides/:id/follow-link', {
  access: 'drive',
  shape: of<{ answer: FollowLinkView }>(),
});

export const revokeFollowLink = write('DELETE', '/api/rides/:id/follow-link', {
  access: 'drive',
  shape: of<{ answer: FollowLinkView }>(),
});
