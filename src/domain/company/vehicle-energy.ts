export const vehicleEnergies = [
  'electric',
  'plugin_hybrid',
  'hybrid',
  'petrol',
  'diesel',
  'gas',
  'hydrogen',
] as const;
export type VehicleEnergy = (typeof vehicleEnergies)[number];
