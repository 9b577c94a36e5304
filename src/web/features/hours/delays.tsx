import type { HoursBody } from '#contract/time/hours.ts';
import { numbered } from '#web/text/counts.ts';
import { durationText } from '#web/text/durations.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { BaseField } from './base-field.tsx';

type Times = Pick<HoursBody, 'noticeMinutes' | 'horizonDays' | 'pauseMinutes' | 'base'>;
type Props = { hours: Times; onChange: (part: Partial<Times>) => void };

const notices = [0, 15, 30, 60, 120, 180, 360, 720, 1440, 2880];
const horizons = [7, 14, 30, 60, 90, 180, 365];
const pauses = [0, 5, 10, 15, 20, 30, 45, 60];

export function Delays({ hours, onChange }: Props) {
  return (
    <div className="hours-delays">
      <SelectField
        label="Préavis minimum"
        value={String(hours.noticeMinutes)}
        choices={choicesOf(notices, hours.noticeMinutes, (minutes) =>
          minutes === 0 ? 'Celui de la plateforme' : timeText(minutes),
        )}
        onChange={(event) => onChange({ noticeMinutes: Number(event.target.value) })}
      />
      <SelectField
        label="Au plus tard dans"
        value={String(hours.horizonDays)}
        choices={choicesOf(horizons, hours.horizonDays, (days) => numbered(days, 'jour'))}
        onChange={(event) => onChange({ horizonDays: Number(event.target.value) })}
      />
      <SelectField
        label="Pause entre deux courses"
        value={String(hours.pauseMinutes)}
        choices={choicesOf(pauses, hours.pauseMinutes, (minutes) =>
          minutes === 0 ? 'Aucune' : timeText(minutes),
        )}
        onChange={(event) => onChange({ pauseMinutes: Number(event.target.value) })}
      />
      <div className="hours-base">
        <BaseField base={hours.base ?? null} onChange={(base) => onChange({ base })} />
      </div>
    </div>
  );
}

/** A saved value stays among the choices. */
function choicesOf(usual: readonly number[], saved: number, text: (value: number) => string) {
  return [...new Set([...usual, saved])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value: String(value), label: text(value) }));
}

function timeText(minutes: number): string {
  if (minutes < 60) return numbered(minutes, 'minute');
  return minutes % 60 === 0 ? numbered(minutes / 60, 'heure') : durationText(minutes);
}
