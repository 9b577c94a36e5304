import { mapsKeyView, publicSettingsView, settingsBody, settingsView } from '#contract/settings.ts';
import { actorOf, anyone, operators } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { presentSettings, publicSettingsOf } from './present-settings.ts';
import { saveSettings } from './save-settings.ts';

export const settingRoutes: Routes = async (app, { deps }) => {
  const publicSettings = publicSettingsOf(deps);

  app.get(
    '/api/public/app-settings',
    { config: anyone, schema: { response: answers(publicSettingsView) } },
    async () => publicSettings(await deps.settings.current()),
  );

  app.get('/api/app-settings', { config: operators, schema: { response: answers(settingsView) } }, async () =>
    presentSettings(await deps.settings.current()),
  );

  app.patch(
    '/api/app-settings',
    { config: operators, schema: { body: settingsBody, response: answers(settingsView) } },
    async (request) => {
      await saveSettings(deps, actorOf(request), request.body);
      return presentSettings(await deps.settings.current());
    },
  );

  app.get(
    '/api/settings/google_maps_api_key',
    { config: anyone, schema: { response: answers(mapsKeyView) } },
    async () => ({ value: deps.options.googleMapsBrowserKey }),
  );
};
