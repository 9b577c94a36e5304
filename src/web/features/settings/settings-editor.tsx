import type { SettingsView } from '#contract/settings.ts';
import { AppearancePreview } from './appearance-preview.tsx';
import { GeneralFields } from './general-fields.tsx';
import { LogoSection } from './logo-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import './settings.css';
import { SettingsSection } from './settings-section.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSettingsDraft } from './use-settings-draft.ts';
import { VisualSection } from './visual-section.tsx';

export function SettingsEditor({ view }: { view: SettingsView }) {
  const draft = useSettingsDraft({ view, fallback: 'Impossible de sauvegarder les paramètres.' });
  useLeaveWarning(draft.count > 0);

  return (
    <form {...draft.form} className="settings">
      <SectionNav />
      <div className="settings-main stack">
        <SettingsSection name="general" lead="Ce que vos clients lisent et comment ils vous joignent.">
          <GeneralFields draft={draft} />
        </SettingsSection>
        <VisualSection draft={draft} />
        <PaymentSection draft={draft} />
        <LogoSection draft={draft} />
      </div>
      <aside className="settings-side" aria-label="Aperçu">
        <AppearancePreview draft={draft} />
      </aside>
      <SaveBar draft={draft} />
    </form>
  );
}
