import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { chosenProvider, providerChoices } from './providers.ts';
import type { ConfigDraft } from './use-config-draft.ts';

/** The number and the provider; disabled until notifications are switched on. */
export function ConfigFields({ draft }: { draft: ConfigDraft }) {
  const { values, change, error, phone } = draft;

  return (
    <>
      <Checkbox
        label={<b>Activer les notifications</b>}
        checked={values.enabled}
        onChange={(event) => change({ enabled: event.target.checked })}
      />
      <SelectField
        label="Fournisseur"
        name="provider"
        choices={providerChoices}
        value={values.provider}
        error={error('provider')}
        disabled={!values.enabled}
        onChange={(event) => change({ provider: chosenProvider(event.target.value) })}
      />
      <TextField
        {...phone}
        label="Téléphone du chauffeur"
        hint="Format international recommandé : +33 6 12 34 56 78"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        disabled={!values.enabled}
      />
    </>
  );
}
