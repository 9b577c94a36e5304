import { endpoint } from '../endpoint.ts';
import * as calls from './follow-links.calls.ts';
import { followLinkView } from './follow-links.ts';

export const followLinkApi = {
  share: endpoint(calls.shareRide, { answer: followLinkView }),
  renew: endpoint(calls.renewFollowLink, { answer: followLinkView }),
  revoke: endpoint(calls.revokeFollowLink, { answer: followLinkView }),
};
