import type { SettingKey } from '../platform/setting-keys.ts';

/** The settings as the journal names them. */
export const settingNames: Record<SettingKey, string> = {
  appName: 'nom',
  appDescription: 'description',
  primaryColor: 'couleur principale',
  secondaryColor: 'couleur secondaire',
  logoUrl: 'logo',
  app_logo: 'logo',
  favicon: 'icône',
  contactEmail: 'email de contact',
  contactPhone: 'téléphone de contact',
  companyAddress: 'adresse de l’entreprise',
  loginBackgroundUrl: 'image de fond',
  useLogoAsBackground: 'logo en fond',
  enablePaypalPayments: 'paiement PayPal',
  enableStripePayments: 'paiement par carte',
  enableCashPayments: 'paiement en espèces',
  minimumNotice: 'délai minimum avant un départ',
  paymentProvider: 'prestataire de paiement',
  paypalClientId: 'identifiant PayPal',
  stripePublicKey: 'clé publique Stripe',
  paypalClientSecret: 'clé secrète PayPal',
  stripeSecretKey: 'clé secrète Stripe',
  expiryHours: 'délai d’expiration',
  cancellationTerms: 'conditions d’annulation',
  outsideHours: 'départs hors des heures',
};
