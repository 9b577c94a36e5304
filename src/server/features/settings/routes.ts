import { settingsApi } from '#contract/settings.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { presentSettings, publicSettingsOf } from './present-settings.ts';
import { saveSettings } from './save-settings.ts';

export const settingRoutes: Routes = async (app, { deps }) => {
  const publicSettings = publicSettingsOf(deps);

  serve(app, settingsApi.getPublic, async () => publicSettings(await deps.settings.current()));

  serve(app, settingsApi.get, async () => presentSettings(await deps.settings.current()));

  serve(app, settingsApi.save, async ({ actor, body }) => {
    await saveSettings(deps, actor, body);
    return presentSettings(await deps.settings.current());
  });

  serve(app, settingsApi.getMapsKey, async () => ({ value: deps.options.googleMapsBrowserKey }));
};
