import type { UserView } from '#contract/account/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';

export const amelie: UserView = {
  id: 'amelie',
  role: 'client',
  email: 'amelie@example.fr',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '0612345678',
  homeAddress: '7 allée des Marronniers, 78000 Versailles',
  homeLat: null,
  homeLng: null,
  workAddress: null,
  workLat: null,
  workLng: null,
  createdAt: '2026-05-04T10:00:00.000Z',
};

export const chloe: UserView = {
  ...amelie,
  id: 'chloe',
  role: 'driver',
  email: 'chloe@example.fr',
  firstName: 'Chloé',
  lastName: 'Martin',
};

export const settings: PublicSettings = {
  appName: 'Beaurivage',
  appDescription: 'Service de transport privé de qualité',
  primaryColor: '#1f2937',
  secondaryColor: '#3b82f6',
  logoUrl: '',
  app_logo: '',
  favicon: '',
  contactEmail: 'contact@example.fr',
  contactPhone: '0184801260',
  companyAddress: '12 rue de la Paix, 75002 Paris',
  loginBackgroundUrl: '',
  useLogoAsBackground: 'false',
  enablePaypalPayments: 'true',
  enableStripePayments: 'false',
  enableCashPayments: 'true',
  minimumNotice: '15',
  paymentProvider: 'paypal',
  hasHours: 'false',
  operatorName: 'Beaurivage SAS',
  evtcNumber: 'EVTC075240817',
  mediatorName: 'Médiation Mobilités',
};

export const map: PageState['map'] = {
  googleKey: '',
  tilesUrl: '/tiles/{z}/{x}/{y}.png',
  credit: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
};
