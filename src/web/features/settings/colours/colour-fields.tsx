import type { SettingsDraft } from '../use-settings-draft.ts';
import { ColourField } from './colour-field.tsx';
import { ColourPairs } from './colour-pairs.tsx';
import { ContrastLines } from './contrast-lines.tsx';

export function ColourFields({ draft }: { draft: SettingsDraft }) {
  return (
    <div className="stack colour-fields">
      <div className="field-pair">
        <ColourField
          draft={draft}
          name="primaryColor"
          label="Couleur principale"
          hint="Boutons, en-tête, course en cours"
        />
        <ColourField
          draft={draft}
          name="secondaryColor"
          label="Couleur secondaire"
          hint="Itinéraires, liens, accents"
        />
      </div>
      <ColourPairs draft={draft} />
      <ContrastLines draft={draft} />
    </div>
  );
}
