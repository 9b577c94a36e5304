import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { providerChoices } from './providers.ts';
import type { ConfigDraft } from './use-config-draft.ts';

/** The provider, the number and how much it may cost; disabled until notifications are switched on. */
export function ConfigFields({ draft }: { draft: ConfigDraft }) {
  const { isEnabled, field, change } = draft;

  return (
    <>
      <Checkbox
        label={<b>Activer les notifications</b>}
        checked={isEnabled}
        onChange={(event) => change('enabled', String(event.target.checked))}
      />
      <SelectField
        {...field('provider')}
        label="Fournisseur"
        choices={providerChoices}
        disabled={!isEnabled}
      />
      <TextField
        {...field('driverPhone')}
        label="Téléphone du chauffeur"
        hint="Format international recommandé&nbsp;: +33 6 12 34 56 78"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        disabled={!isEnabled}
      />
      <TextField
        {...field('messagesPerHour')}
        label="Messages par heure, au plus"
        hint="Au-delà, les nouvelles demandes sont réunies en un seul message."
        inputMode="numeric"
        maxLength={4}
        disabled={!isEnabled}
      />
    </>
  );
}
