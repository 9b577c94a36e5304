import type { RideView } from '#contract/rides.ts';
import { durationText } from '#web/text/durations.ts';
import { progressOf } from './progress-of.ts';

export function LiveBar({ ride, now }: { ride: RideView; now: Date }) {
  const { minutesDone, share } = progressOf(ride, now);

  return (
    <div
      className="live-bar"
      role="img"
      aria-label={`${durationText(minutesDone)} écoulées sur ${durationText(ride.duration)}`}
    >
      <span style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}
