import type { DriverPapersView } from '#contract/papers/vouchers.ts';
import { vehicleEnergyNames } from '#contract/sentences/company-sentences.fr.ts';
import { evtcText } from '#contract/sentences/evtc-text.ts';
import { vehicleEnergies } from '#domain/company/vehicle-energy.ts';
import { calendarDayText } from '#web/text/dates.ts';
import { unbrokenPhone } from '#web/text/phones.ts';
import { ControlRow } from './control-row.tsx';

/** Dates only: warnings are shown on the dashboard. */
export function DriverPapers({ papers }: { papers: DriverPapersView }) {
  const { vehicle, insurer } = papers;
  const energy = vehicleEnergies.find((known) => known === vehicle.energy);
  const energyName = energy ? vehicleEnergyNames[energy].toLowerCase() : '';
  const policy = insurer.policy && `contrat n°\u00a0${insurer.policy}`;

  return (
    <dl className="control-rows">
      <ControlRow label="Chauffeur" value={papers.name} />
      <ControlRow
        label="Carte professionnelle"
        value={papers.proCardNumber}
        details={[until(papers.proCardExpiry)]}
      />
      <ControlRow label="Visite médicale" value={until(papers.medicalVisitExpiry)} />
      <ControlRow
        label="Véhicule"
        value={joined(' ', vehicle.make, vehicle.model)}
        details={[joined(' · ', vehicle.plate, energyName)]}
      />
      <ControlRow label="Contrôle technique" value={until(papers.technicalCheckExpiry)} />
      <ControlRow
        label="Registre VTC"
        value={evtcText(papers.evtcNumber)}
        details={[until(papers.evtcExpiry)]}
      />
      <ControlRow
        label="Assurance"
        value={insurer.name}
        details={[joined(', ', policy, unbrokenPhone(insurer.phone)), until(papers.insuranceExpiry)]}
      />
    </dl>
  );
}

function until(day: string): string {
  return day && `jusqu’au ${calendarDayText(day)}`;
}

function joined(between: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(between);
}
