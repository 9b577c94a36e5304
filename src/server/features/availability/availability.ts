import { OUTSIDE_TO_CONFIRM } from '#contract/sentences/departure-sentences.fr.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { FIRST_OF_TWO } from '#contract/sentences/ride-sentences.fr.ts';
import type { WantedTrip } from '#domain/availability/departure.ts';
import { comesTwice, momentInParis, parisLocal } from '#domain/time/paris.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { codeOfAnswer, refusalOf } from './departure-refusal.ts';
import type { PlanOfDriver } from './driver-plans.ts';
import {
  isAccepted,
  isOutside,
  type Judged,
  judgeDepartures,
  outsideIn,
  type WantedDeparture,
} from './judge-departures.ts';

/** Two minutes of grace for an order: it takes time to arrive, and clocks differ. */
const GRACE_MINUTES = 2;

/** `plans`: the ones it was accepted by; empty while availability is not checked. */
export type Accepted = { toConfirm: boolean; plans: PlanOfDriver[] };

/**
 * Refuses an order at an impossible moment and names possible ones; returns whether it is to confirm. Rides ordered
 * together are checked together. Nothing is checked while no driver has hours or days off.
 */
export async function checkDepartures(
  deps: Deps,
  wanted: readonly WantedDeparture[],
  on: Db | AnnouncingPool = deps.pool,
): Promise<Accepted[]> {
  const judged = await judgeDepartures(deps, wanted, GRACE_MINUTES, on);
  if (!judged) return wanted.map(() => ({ toConfirm: false, plans: [] }));
  const index = judged.findIndex((one) => !isAccepted(one));
  const isFollowing = wanted[index]?.isFollowing ?? false;
  const shown = { isNamed: isFollowing || judged.length > 1, mayMove: index === 0 && !isFollowing };
  if (judged[index]) throw await refusalOf(deps, judged[index], shown, on);
  return judged.map((one) => ({ toConfirm: isOutside(one), plans: one.plans }));
}

/** Which of these an order would find to confirm: outside the hours, where the operator chose so. */
export async function areToConfirm(deps: Deps, wanted: readonly WantedDeparture[]): Promise<boolean[]> {
  if (outsideIn(await deps.settings.current()) !== 'confirm') return wanted.map(() => false);
  const judged = await judgeDepartures(deps, wanted);
  return judged?.map(isOutside) ?? wanted.map(() => false);
}

/** Why each of these would be refused; null where it would not. */
export async function whyImpossible(
  deps: Deps,
  wanted: readonly WantedDeparture[],
): Promise<(ErrorCode | null)[]> {
  const judged = await judgeDepartures(deps, wanted, GRACE_MINUTES);
  return judged?.map(whyRefused) ?? wanted.map(() => null);
}

function whyRefused(one: Judged): ErrorCode | null {
  const { kind } = one.answer;
  return kind === 'free' || isAccepted(one) ? null : codeOfAnswer[kind];
}

/** What the form shows for one moment: the answer that the order would get. */
export async function answerMoment(deps: Deps, at: Date, trip: WantedTrip) {
  try {
    const [accepted] = await checkDepartures(deps, [{ at, trip }]);
    const ofClock = isFirstOfTwo(at) ? FIRST_OF_TWO : null;
    const notice = accepted?.toConfirm ? OUTSIDE_TO_CONFIRM : ofClock;
    return { possible: true, message: null, notice, moments: [] };
  } catch (error) {
    if (!(error instanceof AppError) || !error.more.moments) throw error;
    return { possible: false, message: error.message, notice: null, moments: error.more.moments };
  }
}

/** A Paris time that occurs twice means its first occurrence: no one types the second. */
function isFirstOfTwo(at: Date): boolean {
  const local = parisLocal(at);
  return comesTwice(local) && momentInParis(local)?.getTime() === at.getTime();
}
