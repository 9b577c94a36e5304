import type { RideView } from '#contract/rides/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import './landing-room.css';

const LandingSigns = preloadable(async () => (await import('./landing/landing-signs.tsx')).LandingSigns, {
  quiet: true,
});

type Props = { ride: RideView; now: Date; isAsked: boolean };

/** The landing signs of a passenger. They load late: their room is reserved, so that the buttons below do not move. */
export function LandingRoom({ ride, now, isAsked }: Props) {
  const isReported = Boolean(ride.landing?.landedAt) && ride.status === 'accepted';

  if (!isAsked && !isReported) return null;
  return (
    <div
      className={['signs', isAsked && 'signs-asked', isReported && 'signs-reported']
        .filter(Boolean)
        .join(' ')}
    >
      <LandingSigns ride={ride} now={now} />
    </div>
  );
}
