import { clockText, dayText, isElsewhere, nearDayText } from '#web/text/dates.ts';

export function RideWhen({ scheduledAt, now }: { scheduledAt: Date; now: Date }) {
  const near = nearDayText(scheduledAt, now);

  return (
    <p className="ride-when">
      <span className="hidden-text">Prévu pour </span>
      <time dateTime={scheduledAt.toISOString()}>
        <b className="ride-time">{clockText(scheduledAt)}</b>{' '}
        <span className="ride-day">
          {near && <span>{near}, </span>}
          <span>{dayText(scheduledAt, now)}</span>
          {isElsewhere(scheduledAt) && <span className="ride-clock"> heure de Paris</span>}
        </span>
      </time>
    </p>
  );
}
