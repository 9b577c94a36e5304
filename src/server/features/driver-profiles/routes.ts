import { availabilityView, driverProfileBody, driverProfileView } from '#contract/driver-profile.ts';
import { actorOf, anyone, drivers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { findDriverProfile, isAnybodyActive, saveDriverProfile } from './driver-profile-repository.ts';
import { presentDriverProfile } from './present-driver-profile.ts';

export const driverProfileRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/driver-profile',
    { config: drivers, schema: { response: answers(driverProfileView) } },
    async (request) => {
      const driver = actorOf(request);
      return presentDriverProfile(driver, await findDriverProfile(deps.db, driver.id));
    },
  );

  app.patch(
    '/api/driver-profile',
    { config: drivers, schema: { body: driverProfileBody, response: answers(driverProfileView) } },
    async (request) => {
      const driver = actorOf(request);
      await saveDriverProfile(deps.db, driver.id, request.body);
      return presentDriverProfile(driver, await findDriverProfile(deps.db, driver.id));
    },
  );

  app.get(
    '/api/public/availability',
    { config: anyone, schema: { response: answers(availabilityView) } },
    async () => ({ answering: await isAnybodyActive(deps.db) }),
  );
};
