import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { priceHeldText } from '#contract/sentences/quote-sentences.fr.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { ORDER_QUOTE_MINUTES } from '#domain/pricing/quote-life.ts';
import { isOn } from '#web/signals/chosen-words.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { numbered } from '#web/text/counts.ts';
import { typedDayAndTimeText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import '#web/ui/skeleton.css';
import '../trip/trip-details.css';
import { useBooking } from '../draft/use-booking.ts';
import './several.css';
import { legNames, missingText, priceGroups } from './several-words.ts';
import { LEAST_RIDES, type PricedRide, useSeveral } from './use-several.ts';

/** The price of the whole order: each leg of a return with its lines, a series by its prices. */
export function SeveralDetails() {
  const { draft } = useBooking();
  const { rides, priced, total, failure } = useSeveral(draft);

  if (rides.length < LEAST_RIDES) return <Notice>{missingText(draft)}</Notice>;
  if (failure) return <Notice tone="bad">{sentenceFor(failure, 'Le prix n’a pas pu être calculé.')}</Notice>;
  if (!priced || total === undefined) return <span className="bone trip-bone" aria-hidden="true" />;
  const isSeries = isOn(draft, 'repeat');
  const toConfirm = priced.some(({ trip }) => trip.priceToConfirm);
  const Icon = toConfirm ? Info : Lock;

  return (
    <>
      <div className="trip-price" role="status">
        <span className="small soft">
          {isSeries ? numbered(priced.length, 'course') : 'Aller-retour'}, TTC
        </span>
        <span className="trip-amount">
          <b className="figures">{euroText(total)}</b>
        </span>
      </div>
      <div className="trip-lines">
        <h2>Calcul du prix</h2>
        {isSeries ? <SeriesLines rides={priced} /> : <LegLines rides={priced} />}
      </div>
      <p className="trip-words">
        <Icon aria-hidden="true" />
        {toConfirm ? 'Le chauffeur confirme le prix en acceptant.' : priceHeldText(ORDER_QUOTE_MINUTES)}
      </p>
    </>
  );
}

export function LegLines({ rides }: { rides: readonly PricedRide[] }) {
  return rides.map(({ leg, draft, trip }) => (
    <section key={leg} className="several-leg">
      <h3>
        <b>{leg && legNames[leg]}</b> {typedDayAndTimeText(draft.date)}
        <b className="figures">{euroText(trip.price)}</b>
      </h3>
      <Receipt lines={fareReceipt(trip.priceLines)} />
    </section>
  ));
}

/** One ride in full where all cost the same, then how many of each price. */
export function SeriesLines({ rides }: { rides: readonly PricedRide[] }) {
  const groups = priceGroups(rides);
  const [first] = rides;
  const isOnePrice = groups.length === 1 && first;

  return (
    <>
      {isOnePrice && (
        <Receipt
          lines={[
            ...fareReceipt(first.trip.priceLines),
            { label: 'Une course', value: euroText(first.trip.price) },
          ]}
        />
      )}
      <Receipt lines={groups} />
    </>
  );
}
