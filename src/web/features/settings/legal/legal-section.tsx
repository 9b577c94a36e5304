import type { LegalTextsView } from '#contract/legal.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { blocksOf, type LegalKind } from '#domain/legal/legal-text.ts';
import { dayAndTimeText } from '#web/text/dates.ts';
import { NewTabLink } from '#web/ui/new-tab-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SettingsStates } from '../settings-states.tsx';
import type { useLegalTexts } from './legal-api.ts';
import './legal-section.css';
import type { LegalDraft } from './use-legal-draft.ts';

type Props = { draft: LegalDraft; stored: ReturnType<typeof useLegalTexts> };

export function LegalSection({ draft, stored }: Props) {
  return (
    <SettingsSection
      name="legal"
      lead={
        'Liés en bas de chaque page publique. Un texte modifié devient une nouvelle version\u00a0; ' +
        'chaque commande garde celle qui était en vigueur.'
      }
    >
      <SettingsStates query={stored} what="les textes légaux" waiting={<Skeleton cards={1} />}>
        {(texts) => (
          <>
            <LegalText kind="terms" label="Conditions générales" {...{ draft, texts }} />
            <LegalText kind="privacy" label="Confidentialité" {...{ draft, texts }} />
          </>
        )}
      </SettingsStates>
    </SettingsSection>
  );
}

type TextProps = { draft: LegalDraft; texts: LegalTextsView; kind: LegalKind; label: string };

function LegalText({ kind, label, draft, texts }: TextProps) {
  const inForce = texts[kind];

  return (
    <div className="legal-field">
      <TextAreaField
        {...draft.field(kind)}
        label={label}
        rows={8}
        hint={
          '« # » commence un titre, « - » une ligne de liste, une ligne vide un paragraphe. {entreprise}, {adresse}, {email}, {téléphone} et {médiateur} sont remplacés.'
        }
      />
      <p className="small soft">
        {`Version ${inForce.version}, depuis le ${dayAndTimeText(new Date(inForce.inForceFrom))}. `}
        <NewTabLink href={legalPages[kind].path}>
          Voir la page<span className="hidden-text"> {label}</span>
        </NewTabLink>
      </p>
      <details>
        <summary>Aperçu</summary>
        <div className="legal-preview">
          {blocksOf(draft.values[kind]).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the preview has no state
            <Preview key={index} block={block} />
          ))}
        </div>
      </details>
    </div>
  );
}

function Preview({ block }: { block: ReturnType<typeof blocksOf>[number] }) {
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
