import { endpoint } from '../endpoint.ts';
import * as calls from './notifications.calls.ts';
import {
  linkedDeviceView,
  notificationConfigBody,
  notificationConfigView,
  notificationTestView,
} from './notifications.ts';

export const notificationApi = {
  getConfig: endpoint(calls.getNotificationConfig, { answer: notificationConfigView }),
  saveConfig: endpoint(calls.saveNotificationConfig, {
    body: notificationConfigBody,
    answer: notificationConfigView,
  }),
  test: endpoint(calls.testNotifications, { answer: notificationTestView }),
  getDevice: endpoint(calls.getLinkedDevice, { answer: linkedDeviceView }),
  linkDevice: endpoint(calls.linkDevice, { answer: linkedDeviceView }),
  unlinkDevice: endpoint(calls.unlinkDevice, { answer: linkedDeviceView }),
};
