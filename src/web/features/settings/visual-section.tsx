import { AppearancePreview } from './colours/appearance-preview.tsx';
import { ColourFields } from './colours/colour-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsDraft } from './use-settings-draft.ts';

export function VisualSection({ draft }: { draft: SettingsDraft }) {
  return (
    <SettingsSection
      name="visual"
      lead="Deux couleurs suffisent&nbsp;; le texte posé dessus devient noir ou blanc, toujours lisible."
    >
      <ColourFields draft={draft} />
      <div className="settings-inline-preview">
        <AppearancePreview draft={draft} />
      </div>
    </SettingsSection>
  );
}
