import { companyProblems } from '#contract/sentences/company-sentences.fr.ts';
import { hasShareCapital, legalForms } from '#domain/company/company.ts';
import { isSiren, isSiret } from '#domain/company/company-numbers.ts';
import { keyMark } from '#web/forms/key-mark.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { missingMention } from './company-values.ts';
import { FieldGroup } from './field-group.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

const forms = [
  { value: '', label: 'À choisir' },
  ...legalForms.map((form) => ({
    value: form,
    label: form === 'micro-entreprise' ? 'Micro-entreprise' : form,
  })),
];

export function IdentityFields({ draft }: { draft: CompanyDraft }) {
  const { field, values, changeSiren } = draft;
  const [legalName, siren] = [field('legalName'), field('siren')];
  const hasCapital = hasShareCapital({ legalForm: values.legalForm as '' });

  return (
    <FieldGroup title="Identité" lead="Comme sur votre extrait Kbis ou votre avis de situation">
      <div className="field-pair">
        <TextField
          {...legalName}
          error={legalName.error ?? missingMention(values.legalName)}
          label="Raison sociale ou nom"
          autoComplete="organization"
        />
        <SelectField {...field('legalForm')} label="Forme juridique" choices={forms} />
      </div>
      <div className="field-pair">
        <TextField
          {...siren}
          error={siren.error ?? missingMention(values.siren)}
          {...keyMark(values.siren, { digits: 9, isRight: isSiren, wrong: companyProblems.siren })}
          onChange={({ target }) => changeSiren(target.value)}
          label="SIREN"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('siret')}
          {...keyMark(values.siret, { digits: 14, isRight: isSiret, wrong: companyProblems.siret })}
          label="SIRET"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div className="field-pair">
        <TextField {...field('registration')} label="Ville du RCS ou du RNE" />
        {hasCapital && (
          <TextField {...field('shareCapital')} label="Capital social" hint="Sociétés seulement" />
        )}
      </div>
    </FieldGroup>
  );
}
