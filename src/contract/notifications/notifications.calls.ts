import { of, read, write } from '../call.ts';
import type {
  LinkedDeviceView,
  NotificationConfigBody,
  NotificationConfigView,
  NotificationTestView,
} from './notifications.ts';

export const getNotificationConfig = read('/api/notifications/config', {
  access: 'set_notifications',
  about: 'notifications',
  shape: of<{ answer: NotificationConfigView }>(),
});

export const saveNotificationConfig = write('PATCH', '/api/notifications/config', {
  access: 'set_notifications',
  stales: ['notifications', 'driver_profile'],
  shape: of<{ body: NotificationConfigBody; answer: NotificationConfigView }>(),
});

export const testNotifications = write('POST', '/api/notifications/test', {
  access: 'set_notifications',
  shape: of<{ answer: NotificationTestView }>(),
});

export const getLinkedDevice = read('/api/notifications/device', {
  access: 'set_notifications',
  about: 'device',
  shape: of<{ answer: LinkedDeviceView }>(),
});

export const linkDevice = write('POST', '/api/notifications/device', {
  access: 'set_notifications',
  stales: ['device', 'notifications', 'driver_profile'],
  shape: of<{ answer: LinkedDeviceView }>(),
});

export const unlinkDevice = write('DELETE', '/api/notifications/device', {
  access: 'set_notifications',
  stales: ['device', 'notifications'],
  shape: of<{ answer: LinkedDeviceView }>(),
});
