import Circle from 'lucide-react/icons/circle';
import Pentagon from 'lucide-react/icons/pentagon';
import { type RefObject, useId, useState } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import { CENTRE_OF_PARIS } from '#domain/geo/centre-of-paris.ts';
import type { ZonePart } from '#domain/zones/zone.ts';
import { circleOf, outlineOf } from '#domain/zones/zone-drawing.ts';
import { ZoneMap } from '#web/map/zone-map.tsx';
import { sentenceFor } from '#web/text/api-error.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dotted } from '../typed-amounts.ts';
import { useSaveForfait } from './forfait-api.ts';
import './forfait-form.css';
import { forfaitName } from './forfait-text.ts';
import { bodyOf, type ForfaitDraft, type ForfaitEnd, problemsOf, viewOfDraft } from './forfait-values.ts';
import { PricePreview } from './later-preview.tsx';
import { TermFields } from './term-fields.tsx';
import type { PreviewTrip } from './use-preview-trip.ts';
import { ReadyZones, ZoneRows } from './zone-choice.tsx';
import { ZoneFields } from './zone-fields.tsx';

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
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const shown = isTried ? (problems ?? {}) : {};
  const others = forfaits.filter((forfait) => forfait.id !== id);
  const written = viewOfDraft(draft, id ?? NEW_ID);

  const submit = () => {
    setTried(true);
    if (!problems && !save.isPending) save.mutate({ id, body: bodyOf(draft) }, { onSuccess: onDone });
  };

  return (
    <section className="forfait-desk" aria-label={titleOf(draft, id)} tabIndex={-1} ref={panel}>
      <form
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

type EditingProps = Pick<Props, 'draft' | 'change'> & {
  others: readonly ForfaitView[];
  problems: Parameters<typeof ZoneRows>[0]['problems'];
};

function ZoneEditing({ draft, change, others, problems }: EditingProps) {
  const [end, setEnd] = useState<ForfaitEnd>(draft.from.parts.length === 0 ? 'from' : 'to');
  const [fits, setFits] = useState(0);
  const zone = draft[end];
  const [part] = zone.parts;
  const put = (next: ZoneView, isPlaced = false) => {
    change({ [end]: next });
    if (isPlaced) setFits((count) => count + 1);
  };
  const draw = (next: ZonePart) => put({ ...zone, parts: [viewOf(next)] });

  return (
    <>
      <ZoneRows draft={draft} edited={end} problems={problems} onEdit={setEnd} />
      <ReadyZones end={end} zone={zone} others={others} onChoose={(chosen) => put(chosen, true)} />
      <div className="forfait-map">
        <ZoneMap
          label="Zones sur la carte"
          zones={[
            { zone: draft.from, end: 'start', isOther: end !== 'from' },
            { zone: draft.to, end: 'end', isOther: end !== 'to' },
          ]}
          edited={part && zone.parts.length === 1 ? { part, onChange: draw } : undefined}
          fitKey={`${end} ${fits}`}
        />
        <fieldset className="zone-kinds" aria-label="Forme de la zone">
          <button
            type="button"
            aria-pressed={part?.kind === 'circle'}
            onClick={() => draw(circleOf(part ?? FIRST))}
          >
            <Circle aria-hidden="true" />
            Cercle
          </button>
          <button
            type="button"
            aria-pressed={part?.kind === 'outline'}
            onClick={() => draw(outlineOf(part ?? FIRST))}
          >
            <Pentagon aria-hidden="true" />
            Contour
          </button>
        </fieldset>
      </div>
      <ZoneFields key={end} zone={zone} kind={end === 'from' ? 'start' : 'end'} onChange={put} />
    </>
  );
}

const FIRST: ZonePart = { kind: 'circle', place: '', centre: CENTRE_OF_PARIS, radius: 3000 };

function viewOf(part: ZonePart): ZoneView['parts'][number] {
  return part.kind === 'circle' ? part : { kind: 'outline', corners: [...part.corners] };
}
