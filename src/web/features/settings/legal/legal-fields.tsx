import type { LegalTextsView } from '#contract/platform/legal.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { type Block, blocksOf, filledIn, type LegalKind } from '#domain/legal/legal-text.ts';
import { dayAndTimeText } from '#web/text/dates.ts';
import { NewTabLink } from '#web/ui/new-tab-link.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import './legal-section.css';
import type { LegalDraft } from './use-legal-draft.ts';

type Props = { draft: LegalDraft; texts: LegalTextsView };

export function LegalFields({ draft, texts }: Props) {
  return (
    <>
      <LegalText kind="terms" label="Conditions générales" {...{ draft, texts }} />
      <LegalText kind="privacy" label="Confidentialité" {...{ draft, texts }} />
    </>
  );
}

function LegalText({ kind, label, draft, texts }: Props & { kind: LegalKind; label: string }) {
  const inForce = texts[kind];

  return (
    <div className="legal-field">
      <TextAreaField
        {...draft.field(kind)}
        label={label}
        rows={8}
        hint={
          '«\u00a0#\u00a0» commence un titre, «\u00a0-\u00a0» une ligne de liste, une ligne vide un paragraphe. {entreprise}, {adresse}, {email}, {téléphone}, {médiateur}, {annulation} et {attente} sont remplacés.'
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
          {filledIn(blocksOf(draft.values[kind]), texts.facts).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the preview has no state
            <Preview key={index} block={block} />
          ))}
        </div>
      </details>
    </div>
  );
}

function Preview({ block }: { block: Block }) {
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
