import { TextField } from '#web/ui/text-field.tsx';
import { missingMention } from './company-values.ts';
import { FieldGroup } from './field-group.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

export function RegisterFields({ draft: { field, values } }: { draft: CompanyDraft }) {
  const number = field('evtcNumber');

  return (
    <FieldGroup title="Registre des VTC" lead="Mention 2 du bon de réservation">
      <div className="field-pair">
        <TextField
          {...number}
          error={number.error ?? missingMention(values.evtcNumber)}
          label="Numéro EVTC"
          placeholder="EVTC075240817"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('evtcExpiry')} label="Inscription valable jusqu’au" type="date" />
      </div>
    </FieldGroup>
  );
}
