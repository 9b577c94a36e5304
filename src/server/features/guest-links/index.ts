export {
  createGuestLink,
  currentGuestToken,
  renewGuestLink,
  revokeGuestLink,
  rideOfToken,
} from './guest-links.ts';
export { guestAddress } from './guest-token.ts';
