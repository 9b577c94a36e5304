import Pencil from 'lucide-react/icons/pencil';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { zoneText } from './forfait-text.ts';
import type { ForfaitDraft, ForfaitEnd, ForfaitProblems } from './forfait-values.ts';
import { readyMade, readyMadeTitle } from './ready-made-zones.ts';
import './zone-choice.css';

const ends = {
  from: { label: 'Zone de départ', kind: 'start', aim: 'pour le départ' },
  to: { label: 'Zone d’arrivée', kind: 'end', aim: 'pour l’arrivée' },
} as const;

type Props = {
  draft: ForfaitDraft;
  edited: ForfaitEnd;
  problems: ForfaitProblems;
  onEdit: (end: ForfaitEnd) => void;
};

/** Both zones as if they were addresses; the pressed one is edited on the map. */
export function ZoneRows({ draft, edited, problems, onEdit }: Props) {
  return (
    <div className="field">
      <div className="zone-rows">
        {(['from', 'to'] as const).map((end) => (
          <button key={end} type="button" aria-pressed={edited === end} onClick={() => onEdit(end)}>
            <StopMark kind={ends[end].kind} />
            <span className="zone-row-words">
              <small>{ends[end].label}</small>
              <b>{readyMadeTitle(draft[end]) ?? (draft[end].name || 'À choisir')}</b>
              <small>
                {readyMadeTitle(draft[end]) ? `Toute faite · ${zoneText(draft[end])}` : zoneText(draft[end])}
              </small>
            </span>
            <Pencil aria-hidden="true" />
          </button>
        ))}
      </div>
      {(problems.from ?? problems.to) && (
        <p className="field-error" role="alert">
          {problems.from ?? problems.to}
        </p>
      )}
    </div>
  );
}

type ReadyProps = {
  end: ForfaitEnd;
  zone: ZoneView;
  others: readonly ForfaitView[];
  onChoose: (zone: ZoneView) => void;
};

/** The ready-made zones, then those that other forfaits have. */
export function ReadyZones({ end, zone, others, onChoose }: ReadyProps) {
  const known = new Set(readyMade.map((made) => made.zone.name));
  const own = others
    .flatMap(({ from, to }) => [from, to])
    .filter(({ name }) => {
      const isNew = !known.has(name);
      known.add(name);
      return isNew;
    });
  return (
    <fieldset className="zone-chips">
      <legend className="field-label">Zones toutes faites, {ends[end].aim}</legend>
      {[...readyMade.map((made) => made.zone), ...own].map((choice) => (
        <button
          key={choice.name}
          type="button"
          aria-pressed={choice.name === zone.name && zone.parts.length > 0}
          onClick={() => onChoose(choice)}
        >
          {choice.name}
        </button>
      ))}
    </fieldset>
  );
}
