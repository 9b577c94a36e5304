import { withoutSpaces } from '#domain/company/company-numbers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { FieldGroup } from './field-group.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

const regimes = [
  { value: 'liable', label: 'Assujetti', hint: '10\u00a0% au trajet, 20\u00a0% à l’heure' },
  { value: 'franchise', label: 'Franchise en base', hint: 'TVA non applicable, art. 293 B' },
];

export function TaxFields({ draft }: { draft: CompanyDraft }) {
  const { name, value, onChange } = draft.field('vatRegime');
  const isCalculated =
    draft.vatNumber !== undefined && withoutSpaces(draft.values.vatNumber) === draft.vatNumber;

  return (
    <FieldGroup title="TVA" lead="Décide des taux et de la mention sur les factures">
      <RadioCards {...{ name, value, onChange }} choices={regimes} />
      {!value && (
        <Notice tone="warn">
          À choisir&nbsp;: sans lui, aucune facture n’est possible, et vos notes portent la TVA.
        </Notice>
      )}
      {value !== 'franchise' && (
        <TextField
          {...draft.field('vatNumber')}
          good={isCalculated ? 'Calculé depuis le SIREN' : undefined}
          label="Numéro de TVA"
          autoCapitalize="characters"
          autoComplete="off"
        />
      )}
    </FieldGroup>
  );
}
