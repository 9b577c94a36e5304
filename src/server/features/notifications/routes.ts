import {
  linkedDeviceView,
  notificationConfigBody,
  notificationConfigView,
  notificationTestView,
} from '#contract/notifications.ts';
import type { AuditAction } from '#domain/administration/audit.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { UserRow } from '#server/db/schema.ts';
import { linkDevice, readDevice, unlinkDevice } from '#server/features/linked-device/index.ts';
import { actorOf, drivers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { readNotificationConfig, saveNotificationConfig } from './notification-config.ts';
import { presentNotificationConfig } from './present-notification-config.ts';
import { testConnection } from './test-connection.ts';

const device = { config: drivers, schema: { response: answers(linkedDeviceView) } };

export const notificationRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/notifications/config',
    { config: drivers, schema: { response: answers(notificationConfigView) } },
    async () => await presentNotificationConfig(deps, await readNotificationConfig(deps.db)),
  );

  app.patch(
    '/api/notifications/config',
    { config: drivers, schema: { body: notificationConfigBody, response: answers(notificationConfigView) } },
    async (request) => {
      await saveNotificationConfig(deps, actorOf(request), request.body);
      return await presentNotificationConfig(deps, await readNotificationConfig(deps.db));
    },
  );

  app.post(
    '/api/notifications/test',
    { config: drivers, schema: { response: answers(notificationTestView) } },
    async (request) => await testConnection(deps, actorOf(request).id),
  );

  app.get('/api/notifications/device', device, async () => await readDevice(deps.db));

  app.post('/api/notifications/device', device, async (request) => {
    await linkDevice(deps);
    await audit(actorOf(request), 'device_linked');
    return await readDevice(deps.db);
  });

  app.delete('/api/notifications/device', device, async (request) => {
    await unlinkDevice(deps);
    await audit(actorOf(request), 'device_unlinked');
    return await readDevice(deps.db);
  });

  async function audit(actor: UserRow, action: AuditAction): Promise<void> {
    await recordAudit(deps.db, { actorId: actor.id, action, subject: 'WhatsApp Web', at: deps.clock() });
  }
};
