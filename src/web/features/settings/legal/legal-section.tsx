import { Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SettingsStates } from '../settings-states.tsx';
import type { useLegalTexts } from './legal-api.ts';
import type { LegalDraft } from './use-legal-draft.ts';

type Props = { draft: LegalDraft; stored: ReturnType<typeof useLegalTexts> };

const LegalFields = preloadable(() => import('./legal-fields.tsx').then((part) => part.LegalFields));

export function LegalSection({ draft, stored }: Props) {
  const waiting = <Skeleton cards={1} />;

  return (
    <SettingsSection
      name="legal"
      lead={
        'Accessibles en bas de chaque page publique. Un texte modifié devient une nouvelle version\u00a0; ' +
        'chaque commande garde celle qui était en vigueur.'
      }
    >
      <SettingsStates query={stored} what="les textes légaux" waiting={waiting}>
        {(texts) => (
          <Suspense fallback={waiting}>
            <LegalFields draft={draft} texts={texts} />
          </Suspense>
        )}
      </SettingsStates>
    </SettingsSection>
  );
}
