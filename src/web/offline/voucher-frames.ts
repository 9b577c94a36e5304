import type { UserView } from '#contract/account/auth.ts';
import type { ServerFrame } from '#contract/live.ts';
import { may } from '#domain/policy.ts';

/** Moves of requests; a voucher exists only from the acceptance on. */
const ofRequests: readonly string[] = ['book', 'edit', 'reject', 'expire'];

/** Whether the vouchers for a roadside check may change with this frame. */
export function mayChangeVouchers(frame: ServerFrame, viewer: Pick<UserView, 'id' | 'role'>): boolean {
  if (!may(viewer, 'drive')) return false;
  if (frame.type === 'frames_missed') return true;
  if (frame.type !== 'ride_changed' || frame.move === undefined || ofRequests.includes(frame.move))
    return false;
  // Every driver receives the frame when a request is accepted.
  return frame.move !== 'accept' || frame.by === viewer.id;
}
