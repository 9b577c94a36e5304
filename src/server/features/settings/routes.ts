import { settingsApi } from '#contract/platform/settings.api.ts';
import { publicSettingsView } from '#contract/platform/settings.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { writtenOnce } from '#server/http/zod-schemas.ts';
import { presentSettings, publicSettingsOf } from './present-settings.ts';
import { saveSettings } from './save-settings.ts';

export const settingRoutes: Routes = async (app, { deps }) => {
  const publicSettings = publicSettingsOf(deps);

  const write = writtenOnce(publicSettingsView);
  serve(app, settingsApi.getPublic, ({ reply }) => {
    const answer = (snapshot: SettingsSnapshot) => {
      reply.serializer(write);
      return publicSettings(snapshot);
    };
    const snapshot = deps.settings.atHand();
    return snapshot ? answer(snapshot) : deps.settings.current().then(answer);
  });

  serve(app, settingsApi.get, async () => presentSettings(await deps.settings.current()));

  serve(app, settingsApi.save, async ({ actor, body }) => {
    await saveSettings(deps, actor, body);
    return presentSettings(await deps.settings.current());
  });

  serve(app, settingsApi.getMapsKey, async () => ({ value: deps.options.googleMapsBrowserKey }));
};
