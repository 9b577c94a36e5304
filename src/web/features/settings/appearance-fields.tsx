import { ColourFields } from './colours/colour-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { dialogFailures } from './logo/logo-failures.ts';
import { LogoField } from './logo/logo-field.tsx';
import './appearance.css';
import type { SettingsDraft } from './use-settings-draft.ts';

export function AppearanceFields({ formId, draft }: { formId: string; draft: SettingsDraft }) {
  return (
    <form {...draft.form} id={formId} className="appearance">
      <GeneralFields draft={draft} />
      <div className="stack">
        <ColourFields draft={draft} />
        <fieldset>
          <legend className="field-label">Logo</legend>
          <LogoField draft={draft} failures={dialogFailures} />
        </fieldset>
      </div>
    </form>
  );
}
