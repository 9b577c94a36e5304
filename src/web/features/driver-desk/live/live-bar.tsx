import type { RideView } from '#contract/rides/rides.ts';
import { durationText } from '#web/text/durations.ts';
import { progressOf } from './progress-of.ts';

export function LiveBar({ ride, now }: { ride: RideView; now: Date }) {
  const progress = progressOf(ride, now);

  if (!progress) return null;
  const { minutesDone, minutesPlanned, share } = progress;
  return (
    <div
      className="live-bar"
      role="img"
      aria-label={`${durationText(minutesDone)} écoulées sur ${durationText(minutesPlanned)}`}
    >
      <span style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}
