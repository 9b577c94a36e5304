import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { useState } from 'react';
import type {
  LinkedDeviceView,
  NotificationConfigBody,
  NotificationConfigView,
} from '#contract/notifications.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { api } from '#web/testing/api.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';

configure({ asyncUtilTimeout: 5_000 });

type Setup = {
  config?: Partial<NotificationConfigView>;
  device?: Partial<LinkedDeviceView>;
  /** Answers that stand before those of the server that works. */
  handlers?: RequestHandler[];
};

/** Shows the dialog before a server that remembers its configuration, and every call it was sent. */
export function showNotifications({ config = {}, device = {}, handlers = [] }: Setup = {}) {
  const sent: unknown[] = [];
  const server = {
    config: { provider: 'disabled', enabled: false, driverPhone: '', missing: [], emails: false, ...config },
    device: { state: 'unlinked', code: null, phone: null, ...device },
  } as { config: NotificationConfigView; device: LinkedDeviceView };

  api.use(
    ...handlers,
    http.get('/api/notifications/config', () => HttpResponse.json(server.config)),
    http.patch('/api/notifications/config', async ({ request }) => {
      const body = (await request.json()) as NotificationConfigBody;
      sent.push(body);
      server.config = { ...server.config, ...body } as NotificationConfigView;
      return HttpResponse.json(server.config);
    }),
    http.post('/api/notifications/test', () => {
      sent.push('test');
      return HttpResponse.json({ success: true, message: 'Message remis à Twilio.' });
    }),
    http.get('/api/notifications/device', () => HttpResponse.json(server.device)),
    http.post('/api/notifications/device', () => {
      server.device = { state: 'connecting', code: null, phone: null };
      return HttpResponse.json(server.device);
    }),
    http.delete('/api/notifications/device', () => {
      server.device = { state: 'unlinked', code: null, phone: null };
      return HttpResponse.json(server.device);
    }),
  );
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <Desk />
      <Toasts />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), sent, server };
}

function Desk() {
  const [open, setOpen] = useState(true);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Notifications
      </button>
      <NotificationsDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const enabling = () => screen.findByLabelText('Activer les notifications');
export const provider = () => screen.getByLabelText('Fournisseur');
export const phone = () => screen.getByLabelText('Téléphone du chauffeur');
export const press = (name: string) => screen.getByRole('button', { name });
