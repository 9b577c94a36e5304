import MapPin from 'lucide-react/icons/map-pin';
import Plane from 'lucide-react/icons/plane';
import TrainFront from 'lucide-react/icons/train-front';
import type { SuggestionView } from '#contract/trip/places.ts';
import { addressParts } from '#web/text/addresses.ts';
import { markedText } from './marked-text.ts';
import type { Suggestions } from './use-suggestions.ts';

type Props = {
  id: string;
  suggestions: Suggestions;
  typed: string;
  active: number;
  onChoose: (suggestion: SuggestionView) => void;
};

export function SuggestionList({ id, suggestions, typed, active, onChoose }: Props) {
  const { found, state } = suggestions;

  if (state === 'none' || state === 'searching') return null;
  if (found.length === 0)
    return (
      <div className="suggestions">
        <p className="suggestions-none">{noneText(state)}</p>
        {suggestions.isLimited && <LimitedNote />}
      </div>
    );
  return (
    <div className="suggestions" ref={bringIntoSight}>
      <div role="listbox" id={id} aria-label="Adresses proposées">
        {found.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={optionId(id, index)}
            className="suggestion"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            onKeyDown={undefined}
          >
            <PlaceIcon address={suggestion.address} />
            <SuggestionWords address={suggestion.address} typed={typed} />
          </div>
        ))}
      </div>
      {suggestions.isLimited && <LimitedNote />}
    </div>
  );
}

/** The data is public, and its licence requires attribution. */
function LimitedNote() {
  return (
    <p className="suggestions-note">
      Recherche limitée aux villes, gares et aéroports. <span>Données IGN, Insee et La Poste.</span>
    </p>
  );
}

/** A keyboard covers half of a phone: a list that would not fit scrolls its field to the top. */
function bringIntoSight(list: HTMLElement | null): void {
  const inSight = window.visualViewport?.height ?? window.innerHeight;
  if (list && list.getBoundingClientRect().bottom > inSight)
    list.parentElement?.scrollIntoView({ block: 'start' });
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function noneText(state: Suggestions['state']): string {
  return state === 'failed'
    ? 'La recherche d’adresses ne répond pas. Écrivez l’adresse complète.'
    : 'Aucune adresse trouvée. Précisez la rue et la ville.';
}

function SuggestionWords({ address, typed }: { address: string; typed: string }) {
  const { place, town } = addressParts(address);
  const [before, marked, after] = markedText(place, typed);

  return (
    <span>
      <b>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </b>
      {town && <small>{town}</small>}
    </span>
  );
}

function PlaceIcon({ address }: { address: string }) {
  if (/a[ée]roport/iu.test(address)) return <Plane aria-hidden="true" />;
  if (/\bgare\b/iu.test(address)) return <TrainFront aria-hidden="true" />;
  return <MapPin aria-hidden="true" />;
}
