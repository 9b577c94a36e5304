import { of, write } from '../call.ts';
import type { FollowLinkView } from './follow-links.ts';

/** The link where the passenger follows this ride, created on first request. */
export const shareRide = write('POST', '/api/rides/:id/follow-link', {
  access: 'share_rides',
  shape: of<{ answer: FollowLinkView }>(),
});

/** A new link; the old one stops working at once. */
export const renewFollowLink = write('PATCH', '/api/rides/:id/follow-link', {
  access: 'drive',
  shape: of<{ answer: FollowLinkView }>(),
});

export const revokeFollowLink = write('DELETE', '/api/rides/:id/follow-link', {
  access: 'drive',
  shape: of<{ answer: FollowLinkView }>(),
});
