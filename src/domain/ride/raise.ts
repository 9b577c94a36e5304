import type { RaiseState, RideStatus } from './ride.ts';

/** How a driver or an admin answers a contested raise: nothing more is due, or it stays due. */
export const raiseAnswers = ['waived', 'kept'] as const;
export type RaiseAnswer = (typeof raiseAnswers)[number];

/** How long the papers of a raise or a fee wait, since the client may contest it or the driver may waive it. */
export const BILLS_WAIT_MS = 48 * 3_600_000;

type Raised = {
  status: RideStatus;
  /** When the papers are issued at the latest; null once issued, or while the raise is contested. */
  billsDueAt: Date | null;
  contestedAt: Date | null;
  answeredAt: Date | null;
  isPaid: boolean;
};

/** A client who paid a raise has agreed to it. */
export function raiseStateOf({
  status,
  billsDueAt,
  contestedAt,
  answeredAt,
  isPaid,
}: Raised): RaiseState | null {
  if (status !== 'completed') return null;
  if (contestedAt) return answeredAt ? null : 'contested';
  return billsDueAt && !isPaid ? 'open' : null;
}
