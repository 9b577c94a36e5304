import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import type { DriverProfileRow, UserRow } from '#server/db/schema.ts';

/** A driver who never filled it in has an empty one, and takes requests. */
export function presentDriverProfile(
  driver: UserRow,
  profile: DriverProfileRow | undefined,
): DriverProfileView {
  return {
    firstName: driver.first_name,
    lastName: driver.last_name,
    licenseNumber: profile?.license_number ?? '',
    vehicleMake: profile?.vehicle_make ?? '',
    vehicleModel: profile?.vehicle_model ?? '',
    vehiclePlate: profile?.vehicle_plate ?? '',
    phoneNumber: profile?.phone_number || driver.phone || '',
    bio: profile?.bio ?? '',
    experience: profile?.experience ?? '',
    specialties: profile?.specialties ?? '',
    isActive: profile?.is_active ?? true,
    proCardNumber: profile?.pro_card_number ?? '',
    proCardExpiry: profile?.pro_card_expiry ?? '',
    medicalVisitExpiry: profile?.medical_visit_expiry ?? '',
    insuranceExpiry: profile?.insurance_expiry ?? '',
    technicalCheckExpiry: profile?.technical_check_expiry ?? '',
    vehicleCo2e: profile?.vehicle_co2e ?? null,
    vehicleEnergy: profile?.vehicle_energy ?? '',
    ...(profile?.ready_replies ? { readyReplies: profile.ready_replies } : {}),
  };
}
