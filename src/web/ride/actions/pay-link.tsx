import CreditCard from 'lucide-react/icons/credit-card';
import type { RideView } from '#contract/rides.ts';
import { rideName } from '#web/text/rides.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts';
import { priceText } from '../words/price-text.ts';

/** A plain link: the payment page is a document of its own, which lets the provider in. */
export function PayLink({ ride, tone }: { ride: RideView; tone: ButtonLook['tone'] }) {
  return (
    <a className={buttonClass({ tone })} href={payAddress(ride)}>
      <CreditCard aria-hidden="true" />
      Payer {priceText(ride)}
    </a>
  );
}

/** Beside a price that says how much. */
export function ShortPayLink({ ride }: { ride: RideView }) {
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={payAddress(ride)}
      aria-label={`Payer la ${rideName(ride).toLocaleLowerCase('fr')}`}
    >
      Payer
    </a>
  );
}

function payAddress({ id }: RideView): string {
  return `/payment/${id}`;
}
