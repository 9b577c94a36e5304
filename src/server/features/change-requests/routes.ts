import { changeRequestApi } from '#contract/rides/change-requests.api.ts';
import type { UserRow } from '#server/db/schema.ts';
import { presentRide, withNormalPhone } from '#server/features/rides/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { type Answer, answerChange } from './answer-change.ts';
import { askChange } from './ask-change.ts';
import { changeFollowing } from './change-following.ts';
import { quoteFollowing } from './quote-following.ts';

/** A quote of sixty rides is one request. */
const QUOTES_A_MINUTE = 60;

export const changeRequestRoutes: Routes = async (app, { deps }) => {
  serve(app, changeRequestApi.ask, async ({ actor, params, body }) =>
    presentRide(await askChange(deps, actor, params.id, await withNormalPhone(body)), actor, deps.clock()),
  );

  serve(app, changeRequestApi.accept, async ({ actor, params, body }) =>
    answer(actor, { rideId: params.id, move: 'accept_change', ...body }),
  );

  serve(app, changeRequestApi.refuse, async ({ actor, params, body }) =>
    answer(actor, { rideId: params.id, move: 'refuse_change', ...body }),
  );

  serve(app, changeRequestApi.withdraw, async ({ actor, params }) =>
    answer(actor, { rideId: params.id, move: 'withdraw_change', all: true }),
  );

  serve(
    app,
    changeRequestApi.quoteFollowing,
    async ({ actor, params, body }) => quoteFollowing(deps, actor, params.id, await withNormalPhone(body)),
    { requestsAMinute: QUOTES_A_MINUTE },
  );

  serve(app, changeRequestApi.changeFollowing, async ({ actor, params, body }) => {
    const order = { ...body, change: await withNormalPhone(body.change) };
    const { ride, changed } = await changeFollowing(deps, actor, params.id, order);
    return { ride: presentRide(ride, actor, deps.clock()), changed };
  });

  async function answer(actor: UserRow, given: Answer) {
    return presentRide(await answerChange(deps, actor, given), actor, deps.clock());
  }
};
