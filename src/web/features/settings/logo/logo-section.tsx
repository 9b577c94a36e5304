import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SettingsSection } from '../settings-section.tsx';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { pageFailures } from './logo-failures.ts';
import { LogoField } from './logo-field.tsx';

export function LogoSection({ draft }: { draft: SettingsDraft }) {
  const { useLogoAsBackground, logoUrl } = draft.values;

  return (
    <SettingsSection name="logo" lead="Un seul fichier&nbsp;; toutes les tailles en découlent.">
      <div className="stack">
        <LogoField draft={draft} failures={pageFailures} />
        <Checkbox
          label="Utiliser le logo comme fond de la page d’accueil"
          hint={!logoUrl && 'Prendra effet quand vous aurez un logo.'}
          checked={useLogoAsBackground === 'true'}
          onChange={(event) => draft.change('useLogoAsBackground', String(event.target.checked))}
        />
        <TextField
          {...draft.field('loginBackgroundUrl')}
          label="Image de fond"
          optional
          hint="Adresse en https, ou chemin de ce site."
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </SettingsSection>
  );
}
