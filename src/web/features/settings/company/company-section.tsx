import { type ReactNode, Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SettingsStates } from '../settings-states.tsx';
import type { useCompany } from './company-api.ts';
import './company-section.css';
import type { CompanyDraft } from './use-company-draft.ts';

type Props = { draft: CompanyDraft; stored: ReturnType<typeof useCompany>; children: ReactNode };

const CompanyFields = preloadable(() => import('./company-fields.tsx').then((part) => part.CompanyFields));

export function CompanySection({ draft, stored, children }: Props) {
  const waiting = <Skeleton cards={1} />;

  return (
    <SettingsSection
      name="company"
      lead={
        'Imprimé sur les bons, les notes, les factures et les pages légales. ' +
        'Faites relire vos textes\u00a0: ceux-ci ne sont pas un conseil juridique.'
      }
    >
      {children}
      <SettingsStates query={stored} what="l’entreprise" waiting={waiting}>
        {() => (
          <Suspense fallback={waiting}>
            <CompanyFields draft={draft} />
          </Suspense>
        )}
      </SettingsStates>
    </SettingsSection>
  );
}
