import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Hourglass from 'lucide-react/icons/hourglass';
import Leaf from 'lucide-react/icons/leaf';
import Luggage from 'lucide-react/icons/luggage';
import PackagePlus from 'lucide-react/icons/package-plus';
import RouteIcon from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { co2eText } from '#contract/sentences/co2e-text.ts';
import { optionTexts } from '#contract/sentences/option-names.fr.ts';
import { optionsOf } from '#contract/sentences/options-text.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { numbered } from '#web/text/counts.ts';
import { distanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import type { Trip } from '../trip/trip.ts';

/** How far, how long, how many and what else. */
export function RecapFacts({ draft, trip }: { draft: BookingDraft; trip: Trip | undefined }) {
  const emitted = co2eText(trip?.co2e);

  return (
    <ul className="recap-facts">
      {trip && trip.distance !== null && <Fact icon={<RouteIcon />}>{distanceText(trip.distance)}</Fact>}
      {trip && trip.duration !== null && (
        <Fact icon={hireHours(draft) === null ? <Clock /> : <Hourglass />}>
          {durationText(trip.duration)}
        </Fact>
      )}
      {emitted && <Fact icon={<Leaf />}>{emitted}</Fact>}
      <Fact icon={<Users />}>{numbered(draft.passengers, 'passager')}</Fact>
      {draft.luggage > 0 && <Fact icon={<Luggage />}>{numbered(draft.luggage, 'bagage')}</Fact>}
      {draft.travelReference.trim() && <Fact icon={<Ticket />}>{draft.travelReference}</Fact>}
      {optionTexts(optionsOf(draft.options)).map((text) => (
        <Fact key={text} icon={<PackagePlus />}>
          {text}
        </Fact>
      ))}
      {draft.isForOther && <Fact icon={<UserRound />}>Passager&nbsp;: {draft.passengerName.trim()}</Fact>}
      {draft.allowToll && <Fact icon={<Coins />}>Péages autorisés</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  );
}
