import Circle from 'lucide-react/icons/circle';
import Pentagon from 'lucide-react/icons/pentagon';
import { useState } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import { CENTRE_OF_PARIS } from '#domain/geo/centre-of-paris.ts';
import type { ZonePart } from '#domain/zones/zone.ts';
import { circleOf, outlineOf } from '#domain/zones/zone-drawing.ts';
import { ZoneMap } from '#web/map/zone-map.tsx';
import type { ForfaitDraft, ForfaitEnd, ForfaitProblems } from './forfait-values.ts';
import { ReadyZones, ZoneRows } from './zone-choice.tsx';
import { ZoneFields } from './zone-fields.tsx';

type Props = {
  draft: ForfaitDraft;
  change: (part: Partial<ForfaitDraft>) => void;
  others: readonly ForfaitView[];
  problems: ForfaitProblems;
};

/** Both zones of a forfait: chosen from the ready-made ones, or drawn on the map. */
export function ZoneEditing({ draft, change, others, problems }: Props) {
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
