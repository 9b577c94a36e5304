import type { Reply } from './serve-provider.ts';

/** Longer than any timeout. */
const NEVER_MS = 3_600_000;

/**
 * A fault of a payment provider. `…_before`: nothing was done; `…_after`: it was done all the same. The last ones are
 * done and reported, but otherwise than asked.
 */
export type PaymentFault =
  | 'declined'
  | 'slow_down'
  | 'broken_before'
  | 'broken_after'
  | 'silent_before'
  | 'silent_after'
  | 'cut_after'
  | 'already_done'
  | 'pending'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_reference';

/** Faults that wait for their call, in the order they were planned. */
export function plannedFaults<Call extends string>() {
  const planned: { call: Call; fault: PaymentFault }[] = [];

  return {
    plan(fault: PaymentFault, call: Call): void {
      planned.push({ call, fault });
    },
    next(call: Call): PaymentFault | undefined {
      const index = planned.findIndex((one) => one.call === call);
      return index < 0 ? undefined : planned.splice(index, 1)[0]?.fault;
    },
  };
}

/** The answer of a provider that does nothing, when that is planned. */
export function replyInstead(fault: PaymentFault | undefined): Reply | undefined {
  if (fault === 'slow_down')
    return { status: 429, body: { name: 'RATE_LIMIT_REACHED', message: 'Slow down' } };
  if (fault === 'broken_before') return { status: 503, body: 'Service Unavailable' };
  if (fault === 'silent_before') return { after: NEVER_MS };
  return undefined;
}

/** What reaches us of a right answer. */
export function replyAfter(reply: Reply, fault: PaymentFault | undefined): Reply {
  if (fault === 'broken_after') return { status: 500, body: 'Internal Server Error' };
  if (fault === 'silent_after') return { ...reply, after: NEVER_MS };
  return fault === 'cut_after' ? { ...reply, cut: true } : reply;
}
