import { withoutSpaces } from '#domain/company/company-numbers.ts';
import '#web/ui/choice.css';
import { TextField } from '#web/ui/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

const regimes = [
  { value: 'liable', label: 'Assujetti', hint: '10\u00a0% au trajet, 20\u00a0% à l’heure' },
  { value: 'franchise', label: 'Franchise en base', hint: 'TVA non applicable, art. 293 B' },
];

export function TaxFields({ draft }: { draft: CompanyDraft }) {
  const { value: chosen, onChange } = draft.field('vatRegime');
  const isCalculated =
    draft.vatNumber !== undefined && withoutSpaces(draft.values.vatNumber) === draft.vatNumber;

  return (
    <FieldGroup title="TVA" lead="Décide des taux et de la mention sur les factures">
      <div className="providers">
        {regimes.map(({ value, label, hint }) => (
          <label key={value} className="provider">
            <input
              type="radio"
              name="vatRegime"
              value={value}
              checked={value === chosen}
              onChange={onChange}
            />
            <span className="choice-words">
              <b>{label}</b>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
      {chosen !== 'franchise' && (
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
