import { fareReceipt } from '#contract/fare-lines.fr.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { PriceMark } from '../trip/trip-details.tsx';

type Price = { amount: string; reason: string };
type Props = { price: Price; problem: string | undefined; onChange: (price: Price) => void };

/** The computed price, or another one with its reason, which stays here. */
export function AgreedPrice({ price, problem, onChange }: Props) {
  const { trip, isMeasuring } = useBooking();
  const agreed = Number(price.amount.trim().replace(',', '.'));
  const difference = trip && price.amount.trim() !== '' && agreed >= 0 ? agreed - Number(trip.price) : 0;
  const lines = trip ? fareReceipt(trip.priceLines) : [];

  return (
    <section className="order-price" aria-label="Prix">
      <p className="order-total">
        <span className="small soft">
          Prix TTC
          {difference !== 0 && trip && <del>{euroText(trip.price)}</del>}
          {difference === 0 && trip && <PriceMark trip={trip} />}
        </span>
        <b className="figures" role="status">
          {trip ? euroText(difference === 0 ? trip.price : agreed.toFixed(2)) : '–'}
        </b>
      </p>
      {isMeasuring && <span className="bone" />}
      {trip && (
        <Receipt
          lines={
            difference === 0
              ? lines
              : [...lines, { label: 'Prix changé par vous', value: euroText(difference.toFixed(2)) }]
          }
        />
      )}
      <div className="field-pair">
        <UnitField
          label="Autre prix"
          unit="€"
          name="agreedPrice"
          value={price.amount}
          onChange={(event) => onChange({ ...price, amount: event.target.value })}
        />
        <TextField
          label="Raison"
          name="priceReason"
          autoComplete="off"
          value={price.reason}
          error={problem}
          onChange={(event) => onChange({ ...price, reason: event.target.value })}
        />
      </div>
    </section>
  );
}
