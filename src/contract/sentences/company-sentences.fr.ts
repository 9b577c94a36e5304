import type { VehicleEnergy } from '#domain/company/vehicle-energy.ts';

/** What is wrong with a field, under it. */
export const companyProblems = {
  legalForm: 'Cette forme juridique est inconnue.',
  vatRegime: 'Ce régime de TVA est inconnu.',
  siren: 'La clé de ce SIREN est fausse : vérifiez ses neuf chiffres.',
  siret: 'La clé de ce SIRET est fausse : vérifiez les cinq derniers chiffres.',
  foreign_siret: 'Ce SIRET n’est pas celui d’un établissement de votre SIREN.',
  vatNumber: 'Ce numéro de TVA est faux\u00a0: FR, deux chiffres de clé, puis le SIREN.',
  foreign_vatNumber: 'Ce numéro de TVA n’est pas celui de votre SIREN.',
  evtcNumber: 'Un numéro EVTC s’écrit EVTC suivi de 9 à 12 chiffres.',
  mediatorUrl: 'L’adresse d’un site commence par https://',
};

export const CO2E_WRONG = 'Un nombre entier de grammes par kilomètre, de 0 à 2000.';

export const vehicleEnergyNames: Record<VehicleEnergy, string> = {
  electric: 'Électrique',
  plugin_hybrid: 'Hybride rechargeable',
  hybrid: 'Hybride',
  petrol: 'Essence',
  diesel: 'Gazole',
  gas: 'Gaz',
  hydrogen: 'Hydrogène',
};
