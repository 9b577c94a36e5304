export {
  createGuestLink,
  currentGuestToken,
  renewGuestLink,
  revokeGuestLink,
} from './guest-links.ts';
export { guestAddress } from './guest-token.ts';
