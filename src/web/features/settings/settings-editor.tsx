import type { SettingsView } from '#contract/settings.ts';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useFieldOfAddress } from '#web/forms/use-field-of-address.ts';
import { AppearancePreview } from './appearance-preview.tsx';
import { useCompany, useControlPoints } from './company/company-api.ts';
import { CompanySection } from './company/company-section.tsx';
import { ControlList } from './company/control-list.tsx';
import { OfficerView } from './company/officer-view.tsx';
import { useCompanyDraft } from './company/use-company-draft.ts';
import { GeneralFields } from './general-fields.tsx';
import { LogoSection } from './logo-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import './settings.css';
import { SettingsSection } from './settings-section.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSettingsDraft } from './use-settings-draft.ts';
import { VisualSection } from './visual-section.tsx';

/** The settings and the company are two records with one bar to save them. */
export function SettingsEditor({ view }: { view: SettingsView }) {
  const draft = useSettingsDraft({ view, fallback: 'Impossible de sauvegarder les paramètres.' });
  const stored = useCompany();
  const company = useCompanyDraft(stored);
  const section = useCurrentSection();
  const points = useControlPoints(may(useCurrentUser(), 'drive'));
  useLeaveWarning(draft.count + company.count > 0);
  useFieldOfAddress(stored !== undefined);

  const saveBoth = async () => {
    await draft.send();
    await company.send();
  };
  const side = (
    <>
      <ControlList items={points} />
      <OfficerView company={company.values} contact={draft.values} />
    </>
  );

  return (
    <form
      ref={(form) => {
        draft.form.ref.current = form;
        company.form.ref.current = form;
      }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveBoth();
      }}
      className="settings"
    >
      <SectionNav current={section} />
      <div className="settings-main stack">
        <SettingsSection name="general" lead="Ce que vos clients lisent et comment ils vous joignent.">
          <GeneralFields draft={draft} />
        </SettingsSection>
        <CompanySection draft={company}>
          <div className="settings-inline-preview">{side}</div>
        </CompanySection>
        <VisualSection draft={draft} />
        <PaymentSection draft={draft} />
        <LogoSection draft={draft} />
      </div>
      <aside className="settings-side" aria-label="Aperçu">
        {section === 'company' ? side : <AppearancePreview draft={draft} />}
      </aside>
      <SaveBar
        count={draft.count + company.count}
        wrong={company.wrong}
        pending={draft.pending || company.pending}
        onReset={() => {
          draft.reset();
          company.reset();
        }}
      />
    </form>
  );
}
