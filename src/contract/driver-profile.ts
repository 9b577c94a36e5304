import * as z from 'zod/mini';
import { line } from './text.ts';

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
});
export type DriverProfileView = z.infer<typeof driverProfileView>;

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
  firstName: z.optional(z.unknown()),
  lastName: z.optional(z.unknown()),
});
export type DriverProfileBody = z.input<typeof driverProfileBody>;

/** Whether any driver is active. Nothing more is public before a booking. */
export const availabilityView = z.object({ answering: z.boolean() });
export type AvailabilityView = z.infer<typeof availabilityView>;

/** What a platform needs before its first ride; true when it is there. */
export const setupView = z.object({
  tariff: z.boolean(),
  vehicle: z.boolean(),
  phone: z.boolean(),
  alerts: z.boolean(),
  logo: z.boolean(),
});
export type SetupView = z.infer<typeof setupView>;
