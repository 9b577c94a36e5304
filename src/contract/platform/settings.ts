import * as z from 'zod/mini';
import { isHexColour } from '#domain/branding/contrast.ts';
import { isPublicKey } from '#domain/payment/connection.ts';
import { termsFrom } from '#domain/ride/cancellation-terms.ts';
import { emailText, line } from '../field-schemas.ts';
import { accountMessages } from '../sentences/account-messages.fr.ts';
import { BAD_TERMS } from '../sentences/cancellation-sentences.fr.ts';
import { BAD_PUBLIC_KEY } from '../sentences/payment-connection.fr.ts';
import {
  type PublicKey,
  publicCompanyKeys,
  publicFactKeys,
  publicSettingKeys,
  type SettingKey,
  settingKeys,
} from './setting-keys.ts';

const publicShape = Object.fromEntries(
  [...publicSettingKeys, ...publicCompanyKeys, ...publicFactKeys].map((key) => [key, z.string()]),
);

export const publicSettingsView = z.object(publicShape as Record<PublicKey, z.ZodMiniString>);
export type PublicSettings = z.infer<typeof publicSettingsView>;

const settingView = z.object({ value: z.string(), isSet: z.optional(z.boolean()) });
export type SettingView = z.infer<typeof settingView>;

const settingsShape = Object.fromEntries(settingKeys.map((key) => [key, settingView]));

export const settingsView = z.object(settingsShape as Record<SettingKey, typeof settingView>);
export type SettingsView = z.infer<typeof settingsView>;

const flag = z.enum(['true', 'false'], { error: 'Cette option vaut « true » ou « false ».' });
const colour = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.refine(isHexColour, { error: 'Une couleur s’écrit #rrggbb, par exemple #1f2937.' }),
  );
const address = line(500).check(
  z.refine((text) => text === '' || isSafeAddress(text), {
    error: 'Une image se trouve à une adresse en https ou sur ce site (/…).',
  }),
);
const badMinutes = { error: 'Un délai va de 0 à 1440 minutes.' };
const minutes = z.string(badMinutes).check(
  z.trim(),
  z.regex(/^\d{1,4}$/u, badMinutes),
  z.refine((text) => Number(text) <= 1440, badMinutes),
);
const badTerms = { error: BAD_TERMS };
const badHours = { error: 'Ce délai va de 1 à 168 heures.' };
const hours = z.string(badHours).check(
  z.trim(),
  z.regex(/^\d{1,3}$/u, badHours),
  z.refine((text) => Number(text) >= 1 && Number(text) <= 168, badHours),
);
const cancellationTerms = z
  .string(badTerms)
  .check(z.refine((text) => text === '' || termsFrom(text) !== null, badTerms));
const contactEmail = z.union([z.literal(''), emailText], {
  error: accountMessages.email_invalid,
});

export const settingsBody = z.strictObject({
  appName: z.optional(line(80)),
  appDescription: z.optional(line(200)),
  primaryColor: z.optional(colour),
  secondaryColor: z.optional(colour),
  logoUrl: z.optional(address),
  app_logo: z.optional(address),
  favicon: z.optional(address),
  contactEmail: z.optional(contactEmail),
  contactPhone: z.optional(line(40)),
  companyAddress: z.optional(line(300)),
  loginBackgroundUrl: z.optional(address),
  useLogoAsBackground: z.optional(flag),
  paymentProvider: z.optional(
    z.enum(['paypal', 'stripe'], { error: 'Ce prestataire de paiement est inconnu.' }),
  ),
  paypalClientId: z.optional(line(300)),
  paypalClientSecret: z.optional(line(300)),
  stripePublicKey: z.optional(
    line(300).check(z.refine((key) => key === '' || isPublicKey(key), { error: BAD_PUBLIC_KEY })),
  ),
  stripeSecretKey: z.optional(line(300)),
  enablePaypalPayments: z.optional(flag),
  enableStripePayments: z.optional(flag),
  enableCashPayments: z.optional(flag),
  /** The minimum minutes between a request and its departure. */
  minimumNotice: z.optional(minutes),
  /** Hours after its departure until an unanswered request is cancelled. */
  expiryHours: z.optional(hours),
  /**
   * '24/50/100': free until so many hours before the departure, then the percentage due, and the percentage due for an
   * absence; '': none.
   */
  cancellationTerms: z.optional(cancellationTerms),
  /** For an order outside the hours of every driver: refused, or accepted with price and time to confirm. */
  outsideHours: z.optional(z.enum(['refuse', 'confirm'], { error: 'Ce choix est inconnu.' })),
});
export type SettingsBody = z.input<typeof settingsBody>;

export const mapsKeyView = z.object({ value: z.string() });
export type MapsKeyView = z.infer<typeof mapsKeyView>;

/** https, or a path of this site; nothing that could break out of a CSS url() or an attribute. */
function isSafeAddress(text: string): boolean {
  return /^(https:\/\/[^\s"'()\\<>]+|\/(?!\/)[^\s"'()\\<>]*)$/u.test(text);
}
