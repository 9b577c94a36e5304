import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { numbered } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { LegLines, SeriesLines } from '../several/several-details.tsx';
import { missingText } from '../several/several-words.ts';
import { LEAST_RIDES, type Several } from '../several/use-several.ts';
import { PriceMark } from '../trip/trip-details.tsx';
import { typedPrice } from './new-order.ts';
import type { OrderPrice } from './use-order-price.ts';

type Price = { amount: string; reason: string };
type Props = {
  computed: OrderPrice;
  price: Price;
  problem: string | undefined;
  onChange: (price: Price) => void;
};

/** The computed price, or another one with an internal reason. For several rides it is the price of all. */
export function AgreedPrice({ computed, price, problem, onChange }: Props) {
  const { several, trip, total, isMeasuring } = computed;
  const typed = typedPrice(price.amount);
  const agreed = Number(typed);
  const isOther = total !== undefined && typed !== '' && agreed >= 0;
  const difference = isOther ? agreed - Number(total) : 0;

  return (
    <section className="order-price" aria-label="Prix">
      <p className="order-total">
        <span className="small soft">
          {labelOf(several)}
          {difference !== 0 && total && <del>{euroText(total)}</del>}
          {difference === 0 && !several && trip && <PriceMark trip={trip} />}
        </span>
        <b className="figures" role="status">
          {total ? euroText(difference === 0 ? total : agreed.toFixed(2)) : '–'}
        </b>
      </p>
      {isMeasuring && <span className="bone" />}
      {several ? (
        <SeveralLines several={several} />
      ) : (
        trip && <Receipt lines={fareReceipt(trip.priceLines)} />
      )}
      {difference !== 0 && (
        <Receipt lines={[{ label: 'Prix changé par vous', value: euroText(difference.toFixed(2)) }]} />
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

function SeveralLines({ several: { rides, priced, series, failure } }: { several: Several }) {
  const { draft } = useBooking();

  if (rides.length < LEAST_RIDES) return <Notice>{missingText(draft)}</Notice>;
  if (failure) return <Notice tone="bad">{sentenceFor(failure, 'Le prix n’a pas pu être calculé.')}</Notice>;
  if (!priced) return null;
  return series ? <SeriesLines rides={priced} /> : <LegLines rides={priced} />;
}

/** 'Prix TTC', 'Aller-retour, TTC', '10 courses, TTC' */
function labelOf(several: Several | undefined): string {
  if (!several || several.rides.length < LEAST_RIDES) return 'Prix TTC';
  return several.series ? `${numbered(several.rides.length, 'course')}, TTC` : 'Aller-retour, TTC';
}
