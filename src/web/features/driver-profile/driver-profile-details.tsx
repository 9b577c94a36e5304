import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { vehicleEnergyNames } from '#contract/sentences/company-sentences.fr.ts';
import { vehicleEnergies } from '#domain/company/vehicle-energy.ts';
import { calendarDayText } from '#web/text/dates.ts';
import { phoneText } from '#web/text/phones.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Detail, Details } from '#web/ui/details.tsx';
import { EditButton } from '#web/ui/edit-button.tsx';
import { Plate } from '#web/ui/plate.tsx';

export function DriverProfileDetails({
  profile,
  onEdit,
}: {
  profile: DriverProfileView;
  onEdit: () => void;
}) {
  return (
    <Card title="Informations professionnelles" tools={<EditButton onClick={onEdit} />}>
      <Details>
        <Detail label="Statut">
          <Badge tone={profile.isActive ? 'ok' : 'plain'}>{profile.isActive ? 'Actif' : 'Inactif'}</Badge>
        </Detail>
        <Detail label="Numéro de licence">{profile.licenseNumber}</Detail>
        <Detail label="Marque du véhicule">{profile.vehicleMake}</Detail>
        <Detail label="Modèle du véhicule">{profile.vehicleModel}</Detail>
        <Detail label="Plaque d’immatriculation">
          {profile.vehiclePlate && <Plate>{profile.vehiclePlate}</Plate>}
        </Detail>
        <Detail label="Téléphone professionnel">{phoneText(profile.phoneNumber)}</Detail>
        <Detail label="Carte professionnelle">{cardText(profile)}</Detail>
        <Detail label="Visite médicale">{untilText(profile.medicalVisitExpiry)}</Detail>
        <Detail label="Assurance">{untilText(profile.insuranceExpiry)}</Detail>
        <Detail label="Contrôle technique">{untilText(profile.technicalCheckExpiry)}</Detail>
        <Detail label="Énergie et CO2e">{energyText(profile)}</Detail>
        <Detail label="Expérience">{profile.experience}</Detail>
        <Detail label="Spécialités">{profile.specialties}</Detail>
        <Detail label="Présentation">{profile.bio}</Detail>
      </Details>
    </Card>
  );
}

function untilText(day: string): string {
  return day && `jusqu’au ${calendarDayText(day)}`;
}

function cardText({ proCardNumber, proCardExpiry }: DriverProfileView): string {
  return [proCardNumber, untilText(proCardExpiry)].filter(Boolean).join(', ');
}

function energyText({ vehicleEnergy, vehicleCo2e }: DriverProfileView): string {
  const energy = vehicleEnergies.find((known) => known === vehicleEnergy);
  return [energy && vehicleEnergyNames[energy], vehicleCo2e !== null && `${vehicleCo2e}\u00a0g par km`]
    .filter(Boolean)
    .join(', ');
}
