import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Hourglass from 'lucide-react/icons/hourglass';
import Leaf from 'lucide-react/icons/leaf';
import Luggage from 'lucide-react/icons/luggage';
import PackagePlus from 'lucide-react/icons/package-plus';
import Plane from 'lucide-react/icons/plane';
import Route from 'lucide-react/icons/route';
import TrainFront from 'lucide-react/icons/train-front';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { ComponentType, ReactNode } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import { optionTexts } from '#contract/sentences/option-names.fr.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText } from '#web/text/dates.ts';
import { distanceText, roundDistanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';

const trains = /^(train|tgv|inoui|ouigo|ter\b|intercit|eurostar|thalys|lyria|sncf|rer\b)/iu;

type Props = { ride: RideView; withArrival: boolean; rounded?: boolean };

export function RideFacts({ ride, withArrival, rounded = false }: Props) {
  const emitted = co2eText(ride.co2e);
  const { distance, duration, passengers, luggage, travelReference, allowToll } = ride;

  return (
    <ul className="facts">
      {distance !== null && (
        <Fact icon={Route}>{rounded ? roundDistanceText(distance) : distanceText(distance)}</Fact>
      )}
      {duration !== null && (
        <Fact icon={ride.kind === 'hire' ? Hourglass : Clock}>
          {ride.kind === 'hire' && 'À disposition '}
          {durationText(duration)}
          {withArrival && `, ${ride.kind === 'hire' ? 'jusqu’à' : 'arrivée à'} ${clockText(arrivalOf(ride))}`}
        </Fact>
      )}
      <Fact icon={passengers > 1 ? Users : User}>{numbered(passengers, 'passager')}</Fact>
      {luggage > 0 && <Fact icon={Luggage}>{numbered(luggage, 'bagage')}</Fact>}
      {travelReference && (
        <Fact icon={trains.test(travelReference) ? TrainFront : Plane}>{travelReference}</Fact>
      )}
      {optionTexts(optionsIn(ride.priceLines)).map((text) => (
        <Fact key={text} icon={PackagePlus}>
          {text}
        </Fact>
      ))}
      {emitted && <Fact icon={Leaf}>{emitted}</Fact>}
      {allowToll && <Fact icon={Coins}>Péages autorisés</Fact>}
    </ul>
  );
}

type FactProps = { icon: ComponentType<{ 'aria-hidden': 'true' }>; children: ReactNode };

function Fact({ icon: Icon, children }: FactProps) {
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** Falls back to the departure when the duration is unknown. */
export function arrivalOf({ scheduledAt, duration }: RideView): Date {
  return arrivalTime(new Date(scheduledAt), duration ?? 0);
}
