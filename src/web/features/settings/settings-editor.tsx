import { Suspense } from 'react';
import type { SettingsView } from '#contract/platform/settings.ts';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useLeaveWarning } from '#web/forms/use-leave-warning.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppearancePreview } from './colours/appearance-preview.tsx';
import { useCompany } from './company/company-api.ts';
import { CompanySection } from './company/company-section.tsx';
import { contactToCorrect } from './company/company-values.ts';
import { ControlList } from './company/control-list.tsx';
import { useControlPoints } from './company/control-points.ts';
import { OfficerView } from './company/officer-view.tsx';
import { useCompanyDraft } from './company/use-company-draft.ts';
import { GeneralFields } from './general-fields.tsx';
import { useLegalTexts } from './legal/legal-api.ts';
import { LegalSection } from './legal/legal-section.tsx';
import { useLegalDraft } from './legal/use-legal-draft.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import './settings.css';
import { SettingsSection } from './settings-section.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useSettingsDraft } from './use-settings-draft.ts';
import { VisualSection } from './visual-section.tsx';

const PaymentSection = preloadable(() =>
  import('./payment/payment-section.tsx').then((part) => part.PaymentSection),
);
const LogoSection = preloadable(() => import('./logo/logo-section.tsx').then((part) => part.LogoSection));

/** The settings, the company and the legal texts are three records with one bar to save them. */
export function SettingsEditor({ view }: { view: SettingsView }) {
  const draft = useSettingsDraft({ view, fallback: 'Impossible de sauvegarder les paramètres.' });
  const stored = useCompany();
  const company = useCompanyDraft(stored.data);
  const texts = useLegalTexts();
  const legal = useLegalDraft(texts.data);
  const section = useCurrentSection();
  const points = useControlPoints(may(useCurrentUser(), 'drive'));
  const drafts = [draft, company, legal];
  const count = drafts.reduce((sum, one) => sum + one.count, 0);
  useLeaveWarning(count > 0);

  const saveAll = async () => {
    for (const one of drafts) await one.send();
  };
  const side = (
    <>
      <ControlList items={points} />
      {stored.data && <OfficerView company={company.values} contact={draft.values} />}
    </>
  );

  return (
    <form
      ref={(form) => {
        for (const one of drafts) one.form.ref.current = form;
      }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveAll();
      }}
      className="settings"
    >
      <SectionNav current={section} />
      <div className="settings-main stack">
        <SettingsSection name="general" lead="Ce que vos clients lisent et comment ils vous joignent.">
          <GeneralFields draft={draft} />
        </SettingsSection>
        <CompanySection draft={company} stored={stored}>
          <div className="settings-inline-preview">{side}</div>
        </CompanySection>
        <LegalSection draft={legal} stored={texts} />
        <VisualSection draft={draft} />
        <Suspense fallback={<Skeleton cards={1} />}>
          <PaymentSection draft={draft} />
          <LogoSection draft={draft} />
        </Suspense>
      </div>
      <aside className="settings-side" aria-label="Aperçu">
        {section === 'company' ? side : <AppearancePreview draft={draft} />}
      </aside>
      <SaveBar
        count={count}
        toCorrect={company.toCorrect + contactToCorrect(draft.values, draft.changes)}
        pending={drafts.some(({ pending }) => pending)}
        onReset={() => {
          for (const one of drafts) one.reset();
        }}
      />
    </form>
  );
}
