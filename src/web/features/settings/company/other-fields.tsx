import { TextField } from '#web/ui/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

type Props = { draft: CompanyDraft };

const telephone = { type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const;

export function InsuranceFields({ draft: { field } }: Props) {
  return (
    <FieldGroup title="Assurance" lead="Responsabilité civile professionnelle et véhicule">
      <div className="field-pair">
        <TextField {...field('insurerName')} label="Assureur" />
        <TextField {...field('insurerPolicy')} label="Numéro de contrat" />
      </div>
      <div className="field-pair">
        <TextField {...field('insurerPhone')} {...telephone} label="Téléphone de l’assureur" />
      </div>
    </FieldGroup>
  );
}

export function MediatorFields({ draft: { field } }: Props) {
  return (
    <FieldGroup
      title="Médiateur de la consommation"
      lead="Obligatoire dès que vous vendez à des particuliers"
    >
      <div className="field-pair">
        <TextField {...field('mediatorName')} label="Nom" />
        <TextField {...field('mediatorUrl')} label="Site" type="url" inputMode="url" autoCapitalize="none" />
      </div>
      <TextField {...field('mediatorAddress')} label="Adresse" />
    </FieldGroup>
  );
}

export function SiteFields({ draft: { field } }: Props) {
  return (
    <FieldGroup title="Le site" lead="Mentions légales">
      <div className="field-pair">
        <TextField {...field('publicationDirector')} label="Directrice ou directeur de la publication" />
        <TextField {...field('hostName')} label="Hébergeur" />
      </div>
      <div className="field-pair">
        <TextField {...field('hostAddress')} label="Adresse de l’hébergeur" />
        <TextField {...field('hostPhone')} {...telephone} label="Téléphone de l’hébergeur" />
      </div>
    </FieldGroup>
  );
}
