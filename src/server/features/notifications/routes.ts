import { notificationApi } from '#contract/notifications/notifications.api.ts';
import type { AuditAction } from '#domain/administration/audit.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { UserRow } from '#server/db/schema.ts';
import { linkDevice, readDevice, unlinkDevice } from '#server/features/linked-device/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readNotificationConfig, saveNotificationConfig } from './notification-config.ts';
import { presentNotificationConfig } from './present-notification-config.ts';
import { testConnection } from './test-connection.ts';

export const notificationRoutes: Routes = async (app, { deps }) => {
  serve(app, notificationApi.getConfig, async () => currentConfig());

  serve(app, notificationApi.saveConfig, async ({ actor, body }) => {
    await saveNotificationConfig(deps, actor, body);
    return await currentConfig();
  });

  serve(app, notificationApi.test, async ({ actor }) => testConnection(deps, actor.id));

  serve(app, notificationApi.getDevice, async () => readDevice(deps.db));

  serve(app, notificationApi.linkDevice, async ({ actor }) => {
    await linkDevice(deps);
    await audit(actor, 'device_linked');
    return await readDevice(deps.db);
  });

  serve(app, notificationApi.unlinkDevice, async ({ actor }) => {
    await unlinkDevice(deps);
    await audit(actor, 'device_unlinked');
    return await readDevice(deps.db);
  });

  async function currentConfig() {
    return await presentNotificationConfig(deps, await readNotificationConfig(deps.db));
  }

  async function audit(actor: UserRow, action: AuditAction): Promise<void> {
    await recordAudit(deps.db, { actorId: actor.id, action, subject: 'WhatsApp Web', at: deps.clock() });
  }
};
