import { remindersApi } from '#contract/notifications/reminders.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readReminders, saveReminders } from './reminder-choices.ts';

export const reminderRoutes: Routes = async (app, { deps }) => {
  serve(app, remindersApi.get, async ({ actor }) => readReminders(deps, actor));

  serve(app, remindersApi.save, async ({ actor, body }) => {
    await saveReminders(deps, actor, body);
    return await readReminders(deps, actor);
  });
};
