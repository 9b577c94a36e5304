import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RideCountsView } from '#contract/rides/rides.ts';
import type { DriverView } from '#web/ride/words/driver-desk-address.ts';
import { countText } from '#web/text/counts.ts';
import './desk-counters.css';
import { finishedCount } from './tab-counts.ts';

type Props = { counts: RideCountsView | undefined; onOpen: (view: DriverView) => void };

/** Each counter opens what it counts. */
export function DeskCounters({ counts, onOpen }: Props) {
  return (
    <ul className="counters" aria-label="Compteurs">
      <Counter word="En attente" count={counts?.pending} onClick={() => onOpen('pending')} />
      <Counter word="En cours" count={counts?.in_progress} onClick={() => onOpen('in_progress')} />
      <Counter word="Terminées" count={finishedCount(counts)} onClick={() => onOpen('finished')} />
      <Counter word="Annulées" count={counts?.cancelled} onClick={() => onOpen('cancelled')} further />
    </ul>
  );
}

type CounterProps = {
  word: string;
  count: number | undefined;
  onClick: () => void;
  /** Set when there is no tab for it. */
  further?: boolean;
};

function Counter({ word, count, onClick, further = false }: CounterProps) {
  return (
    <li>
      <button type="button" className="counter" onClick={onClick}>
        <b>{count === undefined ? '–' : countText(count)}</b>{' '}
        <span>
          {word}
          {further && <ChevronRight aria-hidden="true" />}
        </span>
      </button>
    </li>
  );
}
