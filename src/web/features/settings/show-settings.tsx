import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { type SettingsBody, type SettingsView, settingDefaults, settingKeys } from '#contract/settings.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { api } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';

type Setup = {
  stored?: Partial<Record<string, string>>;
  secrets?: string[];
  stripeEnabled?: boolean;
  /** Answers that stand before those of the server that works. */
  handlers?: RequestHandler[];
};

/** Shows a screen before a server that remembers the settings, and every body it was sent. */
export function showSettings(screenUnderTest: ReactElement, setup: Setup = {}) {
  const { stored = {}, secrets = [], stripeEnabled = false, handlers = [] } = setup;
  const received: SettingsBody[] = [];
  let values: Partial<Record<string, string>> = { ...settingDefaults, appName: 'Beaurivage', ...stored };

  api.use(
    ...handlers,
    http.get('/api/app-settings', () => HttpResponse.json(viewOf(values, secrets))),
    http.get('/api/public/app-settings', () => HttpResponse.json({ ...settingDefaults, ...values })),
    http.patch('/api/app-settings', async ({ request }) => {
      const body = (await request.json()) as SettingsBody;
      received.push(body);
      values = { ...values, ...body };
      return HttpResponse.json(viewOf(values, secrets));
    }),
    http.post('/api/upload/logo', () => {
      values = { ...values, logoUrl: '/files/logo.webp' };
      return HttpResponse.json({ logoUrl: '/files/logo.webp' });
    }),
  );
  const { queries } = show(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled, map }}>
      {screenUnderTest}
    </PageStateContext>,
  );
  return { received, queries, user: userEvent.setup({ applyAccept: false }) };
}

export const imageFile = () => new File(['picture'], 'logo.png', { type: 'image/png' });

export const fileInput = () => screen.findByLabelText(/Déposez votre logo ici/u);

function viewOf(values: Partial<Record<string, string>>, secrets: string[]): SettingsView {
  const entries = settingKeys.map((key) => {
    const isSecret = key === 'paypalClientSecret' || key === 'stripeSecretKey';
    return [key, isSecret ? { value: '', isSet: secrets.includes(key) } : { value: values[key] ?? '' }];
  });
  return Object.fromEntries(entries) as SettingsView;
}
