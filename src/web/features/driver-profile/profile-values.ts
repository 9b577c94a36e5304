import type { DriverProfileBody, DriverProfileView } from '#contract/people/driver-profile.ts';
import { CO2E_WRONG } from '#contract/sentences/company-sentences.fr.ts';
import { repliesFrom, usualReplies } from '#domain/chat/ready-replies.ts';
import { co2eFrom } from '#domain/company/co2e.ts';
import type { VehicleEnergy } from '#domain/company/vehicle-energy.ts';

export type ProfileValues = ReturnType<typeof valuesOf>;

export function valuesOf(profile: DriverProfileView) {
  return {
    licenseNumber: profile.licenseNumber,
    vehicleMake: profile.vehicleMake,
    vehicleModel: profile.vehicleModel,
    vehiclePlate: profile.vehiclePlate,
    phoneNumber: profile.phoneNumber,
    bio: profile.bio,
    experience: profile.experience,
    specialties: profile.specialties,
    isActive: String(profile.isActive),
    proCardNumber: profile.proCardNumber,
    proCardExpiry: profile.proCardExpiry,
    medicalVisitExpiry: profile.medicalVisitExpiry,
    insuranceExpiry: profile.insuranceExpiry,
    technicalCheckExpiry: profile.technicalCheckExpiry,
    vehicleCo2e: profile.vehicleCo2e === null ? '' : String(profile.vehicleCo2e),
    vehicleEnergy: profile.vehicleEnergy,
    readyReplies: (profile.readyReplies ?? usualReplies).join('\n'),
  };
}

/** An invalid number would be sent as none, and erase the stored one. */
export function problemsIn({ vehicleCo2e }: ProfileValues) {
  return co2eFrom(vehicleCo2e) === undefined ? { fields: { vehicleCo2e: CO2E_WRONG } } : undefined;
}

/** What was changed since the form opened: the rest may have changed elsewhere meanwhile. */
export function bodyOf(typed: ProfileValues, before: ProfileValues): DriverProfileBody {
  const isChanged = (name: keyof ProfileValues) => typed[name] !== before[name];
  return Object.fromEntries(
    Object.entries(wholeBody(typed)).filter(([name]) => isChanged(name as keyof ProfileValues)),
  );
}

function wholeBody({ isActive, vehicleCo2e, vehicleEnergy, readyReplies, ...texts }: ProfileValues) {
  return {
    ...texts,
    readyReplies: repliesFrom(readyReplies),
    vehicleEnergy: vehicleEnergy as VehicleEnergy | '',
    vehicleCo2e: co2eFrom(vehicleCo2e) ?? null,
    isActive: isActive === 'true',
  } satisfies DriverProfileBody;
}
