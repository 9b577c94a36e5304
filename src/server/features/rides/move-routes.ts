import { centsFrom } from '#contract/pricing/pricing.ts';
import type { AdditionBody } from '#contract/rides/ride-closing.ts';
import { rideApi } from '#contract/rides/rides.api.ts';
import { cents } from '#domain/money.ts';
import type { Addition } from '#domain/pricing/final-price.ts';
import { requestedMove } from '#domain/ride/requested-move.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { type MoveCommand, makeMove } from './moves/make-move.ts';
import { presentRide } from './present-ride.ts';

/** The calls that make a move of a ride; those on the way are in `way-routes.ts`. */
export const moveRoutes: Routes = async (app, { deps }) => {
  serve(app, rideApi.move, async ({ actor, params, body }) => {
    const { status, reason, finalPrice, additions, agreedRoute, completeCurrent, version, phoneTime } = body;
    const finalCents = centsFrom(finalPrice ?? '');
    return await move(actor, {
      rideId: params.id,
      meant: byStatus(status),
      reason,
      finalCents,
      additions: additions?.map(additionFrom),
      hasAgreedRoute: agreedRoute,
      completeCurrent,
      version,
      phoneTime: phoneTime === undefined ? undefined : new Date(phoneTime),
    });
  });

  serve(app, rideApi.accept, async ({ actor, params, body }) =>
    move(actor, { rideId: params.id, meant: () => 'accept', version: body.version }),
  );

  serve(app, rideApi.reject, async ({ actor, params, body: { rejectionReason: reason, version } }) =>
    move(actor, { rideId: params.id, meant: () => 'reject', reason, version }),
  );

  serve(app, rideApi.cancel, async ({ actor, params, body }) =>
    move(actor, {
      rideId: params.id,
      meant: byStatus('cancelled'),
      reason: body.reason,
      expectedFee: centsFrom(body.fee ?? ''),
    }),
  );

  serve(app, rideApi.noteAbsence, async ({ actor, params }) =>
    move(actor, { rideId: params.id, meant: () => 'absent' }),
  );

  serve(app, rideApi.contestPrice, async ({ actor, params, body: { reason } }) =>
    move(actor, { rideId: params.id, meant: () => 'contest_price', reason }),
  );

  serve(app, rideApi.answerContest, async ({ actor, params, body: { answer } }) =>
    move(actor, { rideId: params.id, meant: () => (answer === 'waived' ? 'waive_raise' : 'keep_raise') }),
  );

  serve(app, rideApi.waiveFee, async ({ actor, params }) =>
    move(actor, { rideId: params.id, meant: () => 'waive_fee' }),
  );

  serve(app, rideApi.withdrawCancellation, async ({ actor, params }) =>
    move(actor, { rideId: params.id, meant: () => 'withdraw_cancellation' }),
  );

  async function move(actor: UserRow, order: MoveCommand) {
    return presentRide(await makeMove(deps, actor, order), actor, deps.clock());
  }
};

/** The move that leads to the requested status. */
function byStatus(status: RideStatus): MoveCommand['meant'] {
  return (ride, role) => requestedMove(status, ride, role);
}

function additionFrom(addition: AdditionBody): Addition {
  if ('quantity' in addition) return addition;
  const { kind, amount, reason = '' } = addition;
  return { kind, amount: centsFrom(amount) ?? cents(0), reason };
}
