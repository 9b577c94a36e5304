import { wayApi } from '#contract/rides/way.api.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { noteCall } from './moves/note-call.ts';
import { takeStep, undoStep } from './moves/take-step.ts';
import { presentRide } from './present-ride.ts';

type Cars = { carOf: (rideId: string) => Point | undefined };

export const wayRoutes: Routes<Cars> = async (app, { deps, carOf }) => {
  serve(app, wayApi.takeStep, async ({ actor, params, body }) =>
    presentRide(
      await takeStep(deps, actor, { rideId: params.id, car: carOf(params.id), ...body }),
      actor,
      deps.clock(),
    ),
  );

  serve(app, wayApi.undoStep, async ({ actor, params, body }) =>
    presentRide(await undoStep(deps, actor, params.id, body.step), actor, deps.clock()),
  );

  serve(app, wayApi.noteCall, async ({ actor, params }) =>
    presentRide(await noteCall(deps, actor, params.id), actor, deps.clock()),
  );
};
