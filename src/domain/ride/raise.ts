import type { RaiseState, RideStatus } from './ride.ts';

/** What driver or admin make of a contested price: nothing more is asked for, or it stays due. */
export const raiseAnswers = ['waived', 'kept'] as const;
export type RaiseAnswer = (typeof raiseAnswers)[number];

/** So long a client may contest a raise; then its papers are issued. So long those of a fee wait, which may be waived. */
export const BILLS_WAIT_MS = 48 * 3_600_000;

type Raised = {
  status: RideStatus;
  /** When its papers are issued at the latest; null once they are, or while the raise is contested. */
  billsDueAt: Date | null;
  contestedAt: Date | null;
  answeredAt: Date | null;
  isPaid: boolean;
};

/** Whoever paid a raise has agreed to it. */
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
