import Crosshair from 'lucide-react/icons/crosshair';
import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import {
  keepPositionPrivate,
  type Sharing,
  sharePosition,
  useSharing,
} from '#web/ride/data/position/share-position.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import './position-switch.css';

export const AskPosition = preloadable(async () => (await import('./ask-position.tsx')).AskPosition, {
  quiet: true,
});

const words: Record<Sharing, string> = {
  off: 'Position non partagée',
  starting: 'Recherche de votre position',
  shared: 'Position partagée',
  paused: 'En pause pendant la navigation',
  blocked: 'Position bloquée par le navigateur',
};

type Props = {
  ride: RideView;
  /** Where it is shown: on the map, or on a line of its own. */
  place: 'chip' | 'line';
  /** The text while the position is shared, where there is room for more than 'Position partagée'. */
  sharedWords?: string;
  isAskedAtOnce?: boolean;
};

/** Shows whether the position is shared; stops it, or starts it after asking. */
export function PositionSwitch({ ride, place, sharedWords, isAskedAtOnce = false }: Props) {
  const { sharing } = useSharing(ride);
  const [isAsking, setAsking] = useState<boolean | undefined>(isAskedAtOnce || undefined);
  const isOn = sharing !== 'off' && sharing !== 'blocked';
  const answer = (mayShare: boolean) => {
    setAsking(false);
    if (mayShare) sharePosition(ride);
    else keepPositionPrivate(ride);
  };

  if (!('geolocation' in navigator)) return null;
  return (
    <>
      <p className={`position-switch position-${place}${isOn ? ' position-on' : ''}`}>
        <Crosshair aria-hidden="true" />
        <span role="status">{(sharing === 'shared' && sharedWords) || words[sharing]}</span>
        {isOn ? (
          <button type="button" onClick={() => keepPositionPrivate(ride)}>
            Arrêter
          </button>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            {sharing === 'blocked' ? 'Que faire\u00a0?' : 'Partager'}
          </button>
        )}
      </p>
      {isAsking !== undefined && (
        <AskPosition
          ride={ride}
          open={isAsking}
          isBlocked={sharing === 'blocked'}
          onShare={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  );
}
