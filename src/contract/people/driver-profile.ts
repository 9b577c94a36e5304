import * as z from 'zod/mini';
import { LONGEST_REPLY, MOST_REPLIES } from '#domain/chat/ready-replies.ts';
import { MOST_CO2E } from '#domain/company/co2e.ts';
import { vehicleEnergies } from '#domain/company/vehicle-energy.ts';
import { calendarDay, line } from '../field-schemas.ts';
import { CO2E_WRONG } from '../sentences/company-sentences.fr.ts';

export const driverProfileView = z.object({
  firstName: z.string(),
  lastName: z.string(),
  licenseNumber: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehiclePlate: z.string(),
  phoneNumber: z.string(),
  bio: z.string(),
  experience: z.string(),
  specialties: z.string(),
  isActive: z.boolean(),
  proCardNumber: z.string(),
  proCardExpiry: z.string(),
  medicalVisitExpiry: z.string(),
  insuranceExpiry: z.string(),
  technicalCheckExpiry: z.string(),
  vehicleCo2e: z.nullable(z.number()),
  vehicleEnergy: z.string(),
  /** The one-tap replies of a conversation; absent: the platform's defaults. */
  readyReplies: z.optional(z.array(z.string())),
});
export type DriverProfileView = z.infer<typeof driverProfileView>;

const badCo2e = { error: CO2E_WRONG };

/** Names are changed with the account; here they are accepted and ignored. */
export const driverProfileBody = z.strictObject({
  licenseNumber: z.optional(line(60)),
  vehicleMake: z.optional(line(60)),
  vehicleModel: z.optional(line(60)),
  vehiclePlate: z.optional(line(20)),
  phoneNumber: z.optional(line(40)),
  bio: z.optional(line(1000)),
  experience: z.optional(line(300)),
  specialties: z.optional(line(300)),
  isActive: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
  proCardNumber: z.optional(line(60)),
  proCardExpiry: z.optional(calendarDay),
  medicalVisitExpiry: z.optional(calendarDay),
  insuranceExpiry: z.optional(calendarDay),
  technicalCheckExpiry: z.optional(calendarDay),
  vehicleCo2e: z.optional(z.nullable(z.int(badCo2e).check(z.gte(0, badCo2e), z.lte(MOST_CO2E, badCo2e)))),
  vehicleEnergy: z.optional(z.enum(['', ...vehicleEnergies], { error: 'Cette énergie est inconnue.' })),
  /** An empty list restores the platform's defaults. */
  readyReplies: z.optional(
    z
      .array(line(LONGEST_REPLY))
      .check(z.maxLength(MOST_REPLIES, { error: `${MOST_REPLIES} réponses toutes prêtes au plus.` })),
  ),
  firstName: z.optional(z.unknown()),
  lastName: z.optional(z.unknown()),
});
export type DriverProfileBody = z.input<typeof driverProfileBody>;

/** Whether any driver is active. Nothing more is public before a booking. */
export const availabilityView = z.object({ answering: z.boolean() });
export type AvailabilityView = z.infer<typeof availabilityView>;

/** What a platform needs before its first ride; true when done. */
export const setupView = z.object({
  tariff: z.boolean(),
  vehicle: z.boolean(),
  phone: z.boolean(),
  alerts: z.boolean(),
  logo: z.boolean(),
});
export type SetupView = z.infer<typeof setupView>;
