export { endLinkOfFormer } from './end-link-of-former.ts';
export { followLink, guestLink, type LinkKind, linkAddress } from './link-kinds.ts';
export { createLink, currentToken, rehashLinks, renewLink, revokeLink, rideOfToken } from './ride-links.ts';
