import Phone from 'lucide-react/icons/phone';
import type { RideView } from '#contract/rides.ts';
import { phoneLink } from '#web/text/phones.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { clientName } from '../words/short-trip.ts';

/** Hidden without a phone number. */
export function CallLink({ ride }: { ride: RideView }) {
  if (!ride.client.phone) return null;
  return (
    <a className={buttonClass()} href={phoneLink(ride.client.phone)}>
      <Phone aria-hidden="true" />
      <span>
        Appeler <span className="hidden-text">{clientName(ride)}</span>
      </span>
    </a>
  );
}
