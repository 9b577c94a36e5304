import type { UserView } from '#contract/account/auth.ts';
import type { ServerFrame } from '#contract/live.ts';
import { may } from '#domain/policy.ts';

/** What happens to requests; a voucher begins with the acceptance. */
const ofRequests: readonly string[] = ['book', 'edit', 'reject', 'expire'];

/** Whether what a driver shows at a roadside check may be another after this. */
export function mayChangeVouchers(frame: ServerFrame, viewer: Pick<UserView, 'id' | 'role'>): boolean {
  if (!may(viewer, 'drive')) return false;
  if (frame.type === 'frames_missed') return true;
  if (frame.type !== 'ride_changed' || frame.move === undefined || ofRequests.includes(frame.move))
    return false;
  // Every driver hears that a request was taken.
  return frame.move !== 'accept' || frame.by === viewer.id;
}
