import type { DriverProfileBody, DriverProfileView } from '#contract/driver-profile.ts';
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
  };
}

export function bodyOf({ isActive, vehicleCo2e, vehicleEnergy, ...texts }: ProfileValues): DriverProfileBody {
  return {
    ...texts,
    vehicleEnergy: vehicleEnergy as VehicleEnergy | '',
    vehicleCo2e: vehicleCo2e.trim() === '' ? null : Number(vehicleCo2e.replace(',', '.')),
    isActive: isActive === 'true',
  };
}
