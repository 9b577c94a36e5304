import { type RefObject, useId } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { useTries } from '#web/forms/use-tries.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dotted } from '../typed-amounts.ts';
import { useSaveForfait } from './forfait-api.ts';
import './forfait-form.css';
import { forfaitName } from '#domain/pricing/forfait.ts';
import { bodyOf, type ForfaitDraft, problemsOf, viewOfDraft } from './forfait-values.ts';
import { PricePreview } from './later-preview.tsx';
import { TermFields } from './term-fields.tsx';
import type { PreviewTrip } from './use-preview-trip.ts';
import { ZoneEditing } from './zone-editing.tsx';

type Props = {
  /** Undefined for a new one. */
  id: string | undefined;
  draft: ForfaitDraft;
  change: (part: Partial<ForfaitDraft>) => void;
  forfaits: readonly ForfaitView[];
  rules: readonly PricingRuleView[];
  trip: PreviewTrip;
  panel: RefObject<HTMLElement | null>;
  onDone: () => void;
  onCancel: () => void;
};

/** Sorts after every id, like the id of the newest forfait. */
const NEW_ID = '~';

/** The form of a forfait: its zones on the map, its terms, and what it would change. */
export function ForfaitForm({ id, draft, change, forfaits, rules, trip, panel, onDone, onCancel }: Props) {
  const formId = useId();
  const save = useSaveForfait();
  const tries = useTries();
  const problems = problemsOf(draft);
  const shown = tries.isTried ? (problems ?? {}) : {};
  const others = forfaits.filter((forfait) => forfait.id !== id);
  const written = viewOfDraft(draft, id ?? NEW_ID);

  const submit = () => {
    tries.note();
    if (!problems && !save.isPending) save.mutate({ id, body: bodyOf(draft) }, { onSuccess: onDone });
  };

  return (
    <section className="forfait-desk" aria-label={titleOf(draft, id)} tabIndex={-1} ref={panel}>
      <form
        ref={tries.form}
        id={formId}
        noValidate
        className="forfait-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ZoneEditing draft={draft} change={change} others={others} problems={shown} />
        <TermFields draft={draft} problems={shown} rules={rules} change={change} />
        {save.error && (
          <Notice tone="bad">{sentenceFor(save.error, 'Impossible d’enregistrer ce forfait.')}</Notice>
        )}
      </form>
      <div className="rule-side">
        <PricePreview trip={trip} forfaits={written ? [...others, written] : others} rules={rules} />
        <div className="rule-bar">
          <p className="rule-bar-total">
            <span>{titleOf(draft, id)}</span>
            <b>{draft.price && !shown.price ? euroText(dotted(draft.price)) : '–'}</b>
          </p>
          <Button type="submit" form={formId} tone="primary" size="large" block busy={save.isPending}>
            Enregistrer le forfait
          </Button>
          <Button tone="plain" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </div>
    </section>
  );
}

function titleOf(draft: ForfaitDraft, id: string | undefined): string {
  if (!draft.from.name || !draft.to.name) return id === undefined ? 'Nouveau forfait' : 'Modifier le forfait';
  return `Forfait ${forfaitName(draft)}`;
}
