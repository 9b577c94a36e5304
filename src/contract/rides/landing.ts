import * as z from 'zod/mini';
import { landingSigns } from '#domain/ride/landing.ts';

/** For an accepted ride from an airport or a station, or one with a sign already sent; absent elsewhere. */
export const landingView = z.object({
  landedAt: z.nullable(z.string()),
  luggageAt: z.nullable(z.string()),
});

export const landingBody = z.strictObject({
  sign: z.enum(landingSigns, { error: 'Ce signal est inconnu.' }),
});
export type LandingBody = z.input<typeof landingBody>;
