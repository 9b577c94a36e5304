import CreditCard from 'lucide-react/icons/credit-card';
import type { RideView } from '#contract/rides/rides.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts';
import { dueText } from '../../words/money-texts.ts';

/** A full page load: the payment page has its own CSP, which allows the provider. */
export function PayLink({ ride, tone }: { ride: RideView; tone: ButtonLook['tone'] }) {
  return (
    <a className={buttonClass({ tone })} href={payAddress(ride)}>
      <CreditCard aria-hidden="true" />
      Payer {dueText(ride)}
    </a>
  );
}

function payAddress({ id }: RideView): string {
  return `/payment/${id}`;
}
