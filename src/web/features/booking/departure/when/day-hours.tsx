import { useState } from 'react';
import { Segment } from '#web/ui/segment.tsx';

const parts = [
  { value: 'morning', label: 'Matin', from: '00:00', to: '13:00' },
  { value: 'afternoon', label: 'Après-midi', from: '13:00', to: '18:00' },
  { value: 'evening', label: 'Soir', from: '18:00', to: '24:00' },
] as const;
type PartOfDay = (typeof parts)[number]['value'];

type Props = {
  hours: readonly string[];
  /** The gaps between them, as one sentence. */
  gaps: string | null;
  chosen: string;
  onChoose: (clock: string) => void;
};

/** The possible half hours of a day, by part of the day. */
export function DayHours({ hours, gaps, chosen, onChoose }: Props) {
  const filled = parts.filter((part) => hoursIn(part, hours).length > 0);
  const [wanted, setWanted] = useState<PartOfDay>();
  const shown =
    filled.find(({ value }) => value === wanted) ??
    filled.find((part) => hoursIn(part, [chosen]).length > 0) ??
    filled[0];

  if (!shown) return <p className="small soft">Choisissez un jour dans le calendrier.</p>;
  return (
    <div className="day-hours">
      <Segment label="Moment de la journée" choices={filled} value={shown.value} onChange={setWanted} />
      <ul>
        {hoursIn(shown, hours).map((clock) => (
          <li key={clock}>
            <button type="button" aria-pressed={clock === chosen} onClick={() => onChoose(clock)}>
              {clock}
            </button>
          </li>
        ))}
      </ul>
      {gaps && <p className="small soft">{gaps}</p>}
    </div>
  );
}

function hoursIn({ from, to }: { from: string; to: string }, hours: readonly string[]): string[] {
  return hours.filter((clock) => clock >= from && clock < to);
}
