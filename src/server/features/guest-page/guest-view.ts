import type { RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { RaiseState } from '#domain/ride/ride.ts';

/** What the guest page says of a ride. */
export type GuestView = {
  ride: RideView;
  /** The address of the page, without a slash at its end. */
  base: string;
  /** The driver who took the order. */
  enteredBy: string;
  isContact: boolean;
  /** An account needs a confirmed email. */
  mayCreateAccount: boolean;
  isPayable: boolean;
  /** Avoirs took back all that was owed. */
  isCredited: boolean;
  /** What is still to pay. */
  due: string;
  /** The state of a price that was raised at the end, and by how much it was raised. */
  raise: RaiseState | null;
  added: string;
  /** Its papers, and the VAT in its price. */
  bills: RideBillsView | undefined;
  /** Free minutes of waiting at the pickup. */
  freeMinutes: number;
  now: Date;
  /** Why the last attempt was refused. */
  problem: string | undefined;
};
