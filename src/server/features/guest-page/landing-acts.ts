import type { LandingSign } from '#domain/ride/landing.ts';
import type { Deps } from '#server/deps.ts';
import { reportLanding, undoLanding } from '#server/features/rides/index.ts';
import type { GuestRide } from './guest-ride.ts';

/** The forms for the signs of a passenger, each of which can be taken back within a minute. */
export const landingSteps = {
  landed: { report: 'atterri', undo: 'pas-atterri' },
  luggage: { report: 'bagages', undo: 'pas-bagages' },
} as const satisfies Record<LandingSign, { report: string; undo: string }>;

const { landed, luggage } = landingSteps;

/** Any holder of a link of the ride acts for its client. */
export const landingActs = {
  [landed.report]: act(reportLanding, 'landed'),
  [landed.undo]: act(undoLanding, 'landed'),
  [luggage.report]: act(reportLanding, 'luggage'),
  [luggage.undo]: act(undoLanding, 'luggage'),
};

function act(does: typeof reportLanding, sign: LandingSign) {
  return async (deps: Deps, { ride, client }: GuestRide): Promise<void> => {
    await does(deps, client, ride.id, sign);
  };
}

export function isLandingAct(step: string): step is keyof typeof landingActs {
  return Object.hasOwn(landingActs, step);
}
