import { driverProfileApi } from '#contract/people/driver-profile.api.ts';
import type { UserRow } from '#server/db/schema.ts';
import { reissueVouchers } from '#server/features/vouchers/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { findDriverProfile, isAnybodyActive, saveDriverProfile } from './driver-profile-repository.ts';
import { presentDriverProfile } from './present-driver-profile.ts';
import { readSetup } from './read-setup.ts';

export const driverProfileRoutes: Routes = async (app, { deps }) => {
  serve(app, driverProfileApi.get, async ({ actor }) => profileOf(actor));

  serve(app, driverProfileApi.save, async ({ actor, body }) => {
    await deps.db.transaction().execute(async (trx) => {
      await saveDriverProfile(trx, actor.id, body);
      await reissueVouchers(deps, trx, actor.id);
    });
    return await profileOf(actor);
  });

  serve(app, driverProfileApi.getSetup, async ({ actor }) => readSetup(deps, actor));

  serve(app, driverProfileApi.getAvailability, async () => ({ answering: await isAnybodyActive(deps.db) }));

  async function profileOf(driver: UserRow) {
    return presentDriverProfile(driver, await findDriverProfile(deps.db, driver.id));
  }
};
