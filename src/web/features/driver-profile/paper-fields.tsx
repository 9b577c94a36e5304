import type { ChangeEvent } from 'react';
import { vehicleEnergyNames } from '#contract/sentences/company-sentences.fr.ts';
import { vehicleEnergies } from '#domain/company/vehicle-energy.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';

type Named = (name: keyof ProfileValues) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

const energies = [
  { value: '', label: 'Non précisée' },
  ...vehicleEnergies.map((energy) => ({ value: energy, label: vehicleEnergyNames[energy] })),
];

/** The papers for a roadside check, and until when each is valid. */
export function PaperFields({ field }: { field: Named }) {
  return (
    <>
      <div className="field-pair">
        <TextField
          {...field('proCardNumber')}
          label="Numéro de carte professionnelle"
          maxLength={60}
          autoComplete="off"
          optional
        />
        <TextField {...field('proCardExpiry')} label="Carte valable jusqu’au" type="date" optional />
      </div>
      <div className="field-pair">
        <TextField
          {...field('medicalVisitExpiry')}
          label="Visite médicale valable jusqu’au"
          type="date"
          optional
        />
        <TextField {...field('insuranceExpiry')} label="Assurance valable jusqu’au" type="date" optional />
      </div>
      <div className="field-pair">
        <TextField
          {...field('technicalCheckExpiry')}
          label="Contrôle technique valable jusqu’au"
          type="date"
          optional
        />
        <SelectField {...field('vehicleEnergy')} label="Énergie du véhicule" choices={energies} optional />
      </div>
      <TextField
        {...field('vehicleCo2e')}
        label="CO2e du véhicule (g par km)"
        hint="Production de l’énergie comprise. Vos clients voient ce que leur trajet émet."
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </>
  );
}
