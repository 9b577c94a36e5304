/** The public settings, which are in every page. */
export const publicSettingKeys = [
  'appName',
  'appDescription',
  'primaryColor',
  'secondaryColor',
  'logoUrl',
  'app_logo',
  'favicon',
  'contactEmail',
  'contactPhone',
  'companyAddress',
  'loginBackgroundUrl',
  'useLogoAsBackground',
  'enablePaypalPayments',
  'enableStripePayments',
  'enableCashPayments',
  'minimumNotice',
  'paymentProvider',
] as const;

/** What every public page says of the company; empty where not given. */
export const publicCompanyKeys = ['evtcNumber', 'mediatorName'] as const;
/** The operator, and whether any driver has set working hours: the form then offers possible departures. */
export const publicFactKeys = ['operatorName', 'hasHours'] as const;
export type PublicKey =
  | PublicSettingKey
  | (typeof publicCompanyKeys)[number]
  | (typeof publicFactKeys)[number];

/** Write-only: returned as an empty value with `isSet`. */
export const secretSettingKeys = ['paypalClientSecret', 'stripeSecretKey'] as const;

const privateSettingKeys = [
  'paypalClientId',
  'stripePublicKey',
  'expiryHours',
  'cancellationTerms',
  'outsideHours',
  ...secretSettingKeys,
] as const;

export const settingKeys = [...publicSettingKeys, ...privateSettingKeys] as const;

export type PublicSettingKey = (typeof publicSettingKeys)[number];
export type SecretSettingKey = (typeof secretSettingKeys)[number];
export type SettingKey = (typeof settingKeys)[number];

export const settingDefaults: Record<SettingKey, string> = {
  appName: 'VTC Platform',
  appDescription: 'Service de transport privé de qualité',
  primaryColor: '#1f2937',
  secondaryColor: '#3b82f6',
  logoUrl: '',
  app_logo: '',
  favicon: '',
  contactEmail: '',
  contactPhone: '',
  companyAddress: '',
  loginBackgroundUrl: '',
  useLogoAsBackground: 'false',
  enablePaypalPayments: 'true',
  enableStripePayments: 'false',
  enableCashPayments: 'true',
  minimumNotice: '15',
  expiryHours: '24',
  cancellationTerms: '',
  outsideHours: 'refuse',
  paymentProvider: 'paypal',
  paypalClientId: '',
  stripePublicKey: '',
  paypalClientSecret: '',
  stripeSecretKey: '',
};

/** Suggested by the settings page while no name was ever saved. */
export const SUGGESTED_APP_NAME = 'Ma plateforme VTC';
