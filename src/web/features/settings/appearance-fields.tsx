import { ColourFields } from './colour-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { dialogManner } from './logo-manners.ts';
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
          <LogoField draft={draft} manner={dialogManner} />
        </fieldset>
      </div>
    </form>
  );
}
