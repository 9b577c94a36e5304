import { screen } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import {
  getLinkedDevice,
  getNotificationConfig,
  linkDevice,
  saveNotificationConfig,
  testNotifications,
  unlinkDevice,
} from '#contract/notifications/notifications.calls.ts';
import type {
  LinkedDeviceView,
  NotificationConfigBody,
  NotificationConfigView,
} from '#contract/notifications/notifications.ts';
import { api, on } from '#web/testing/api.ts';
import { OpenDialog, show } from '#web/testing/show.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';

type Setup = {
  config?: Partial<NotificationConfigView>;
  device?: Partial<LinkedDeviceView>;
  /** Responses that override those of the working server. */
  handlers?: RequestHandler[];
};

/** Shows the dialog with a stand-in server that stores the configuration and records every call. */
export function showNotifications({ config = {}, device = {}, handlers = [] }: Setup = {}) {
  const sent: unknown[] = [];
  const server = {
    config: {
      provider: 'disabled',
      enabled: false,
      driverPhone: '',
      messagesPerHour: 30,
      missing: [],
      emails: false,
      reminders: {
        evening_reminder: ['email', 'push'],
        soon_reminder: ['email', 'message', 'push'],
        passenger_reminder: ['message'],
        day_list: ['email', 'push'],
        drive_reminder: ['message', 'push'],
      },
      ...config,
    },
    device: { state: 'unlinked', code: null, phone: null, ...device },
  } as { config: NotificationConfigView; device: LinkedDeviceView };

  api.use(
    ...handlers,
    on(getNotificationConfig, () => HttpResponse.json(server.config)),
    on(saveNotificationConfig, async ({ request }) => {
      const body = (await request.json()) as NotificationConfigBody;
      sent.push(body);
      server.config = { ...server.config, ...body } as NotificationConfigView;
      return HttpResponse.json(server.config);
    }),
    on(testNotifications, () => {
      sent.push('test');
      return HttpResponse.json({ success: true, message: 'Message remis à Twilio.' });
    }),
    on(getLinkedDevice, () => HttpResponse.json(server.device)),
    on(linkDevice, () => {
      server.device = { state: 'connecting', code: null, phone: null };
      return HttpResponse.json(server.device);
    }),
    on(unlinkDevice, () => {
      server.device = { state: 'unlinked', code: null, phone: null };
      return HttpResponse.json(server.device);
    }),
  );
  const { user } = show(<OpenDialog button="Notifications" dialog={NotificationsDialog} />);
  return { user, sent, server };
}

export const enabling = () => screen.findByLabelText('Activer les notifications');
export const provider = () => screen.getByLabelText('Fournisseur');
export const phone = () => screen.getByLabelText('Téléphone du chauffeur');
export const press = (name: string) => screen.getByRole('button', { name });
