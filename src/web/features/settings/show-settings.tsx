import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { getBillingSettings, saveBillingSettings } from '#contract/papers/bills.calls.ts';
import type { BillingSettingsBody } from '#contract/papers/bills.ts';
import { getCompany, saveCompany } from '#contract/platform/company.calls.ts';
import { type CompanyBody, type CompanyView, companyBody } from '#contract/platform/company.ts';
import { getLegalTexts } from '#contract/platform/legal.calls.ts';
import { settingDefaults, settingKeys } from '#contract/platform/setting-keys.ts';
import {
  getFile,
  getPublicSettings,
  getSettings,
  saveSettings,
  uploadLogo,
} from '#contract/platform/settings.calls.ts';
import type { SettingsBody, SettingsView } from '#contract/platform/settings.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { api, on } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';

type Setup = {
  stored?: Partial<Record<string, string>>;
  company?: Partial<CompanyView>;
  secrets?: string[];
  stripeEnabled?: boolean;
  /** Responses that override those of the working server. */
  handlers?: RequestHandler[];
};

const inForce = { version: 3, inForceFrom: '2026-04-12T08:00:00.000Z', body: '# 1. Objet\n\nDes courses.' };
export const legalTexts = {
  terms: inForce,
  privacy: inForce,
  facts: {
    entreprise: 'Beaurivage SAS',
    adresse: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    email: 'bonjour@beaurivage.demo',
    téléphone: '01 84 80 12 60',
    médiateur: '',
    annulation: '',
    attente: '',
  },
};

const noCompany = Object.fromEntries(
  Object.keys(companyBody.shape).map((field) => [field, '']),
) as CompanyView;

/** Shows a screen with a stand-in server that stores the settings and records every body. */
export function showSettings(screenUnderTest: ReactElement, setup: Setup = {}) {
  const { stored = {}, secrets = [], stripeEnabled = false, handlers = [] } = setup;
  const received: SettingsBody[] = [];
  const companyReceived: CompanyBody[] = [];
  const billing = {
    alwaysInvoice: false,
    absenceFeeTaxed: true,
    cancellationFeeTaxed: false,
    franchiseMention: 'TVA non applicable, art. 293 B du CGI',
    franchiseMentionSince: null,
  };
  let company = { ...noCompany, ...setup.company };
  let values: Partial<Record<string, string>> = { ...settingDefaults, appName: 'Beaurivage', ...stored };

  api.use(
    ...handlers,
    on(getCurrentUser, () => HttpResponse.json({ user: chloe })),
    on(getSettings, () => HttpResponse.json(viewOf(values, secrets))),
    on(getBillingSettings, () => HttpResponse.json(billing)),
    on(saveBillingSettings, async ({ request }) => {
      Object.assign(billing, (await request.json()) as BillingSettingsBody);
      return HttpResponse.json(billing);
    }),
    on(getCompany, () => HttpResponse.json(company)),
    on(saveCompany, async ({ request }) => {
      const body = (await request.json()) as CompanyBody;
      companyReceived.push(body);
      company = { ...company, ...body } as CompanyView;
      return HttpResponse.json(company);
    }),
    on(getLegalTexts, () => HttpResponse.json(legalTexts)),
    on(getPublicSettings, () => HttpResponse.json({ ...settingDefaults, ...values })),
    on(saveSettings, async ({ request }) => {
      const body = (await request.json()) as SettingsBody;
      received.push(body);
      values = { ...values, ...body };
      return HttpResponse.json(viewOf(values, secrets));
    }),
    on(uploadLogo, () => {
      values = { ...values, logoUrl: urlOf(getFile, { name: 'logo.webp' }) };
      return HttpResponse.json({ logoUrl: urlOf(getFile, { name: 'logo.webp' }) });
    }),
  );
  const { queries } = show(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled, map }}>
      {screenUnderTest}
    </PageStateContext>,
  );
  return { received, companyReceived, queries, user: userEvent.setup({ applyAccept: false }) };
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
