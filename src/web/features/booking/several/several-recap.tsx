import { longWeekdays } from '#contract/sentences/weekdays.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { TermsBlock } from '#web/ride/card/notices/terms-block.tsx';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { numbered } from '#web/text/counts.ts';
import { fullDayText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { RecapConditions, termedTrip, vatLine } from '../order/recap-price.tsx';
import { RecapTrip } from '../order/recap-trip.tsx';
import '../order/recap.css';
import { type PlannedRide, weekdaysIn } from './planned-rides.ts';
import { SeveralDates } from './several-dates.tsx';
import { LegLines, SeriesLines } from './several-details.tsx';
import { legNames, missingText } from './several-words.ts';
import { LEAST_RIDES, type PricedRide, type Several } from './use-several.ts';
import './several.css';

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

type Props = { draft: BookingDraft; several: Several; before: string | undefined };

/** The trips and the dates on the left, the price of all of them on the right. */
export function SeveralRecap({ draft, several, before }: Props) {
  const { rides, priced, series, total, failure } = several;
  const [first, second] = priced ?? [];
  const termed = first && termedTrip(first.trip, momentInParis(first.draft.date));
  const termedBack =
    !series && second ? termedTrip(second.trip, momentInParis(second.draft.date)) : undefined;

  return (
    <section className="recap" aria-label="Récapitulatif" {...scrollable}>
      <div className="recap-trip">
        {legsOf(rides).map((ride, index) => (
          <div key={ride.leg} className="several-ride">
            {ride.leg && <Badge tone="info">{legNames[ride.leg]}</Badge>}
            <RecapTrip
              draft={ride.draft}
              trip={priced?.[index]?.trip}
              when={series && <SeriesWhen draft={draft} ride={ride} several={several} />}
            />
          </div>
        ))}
        {series && <SeveralDates series={series} priced={priced} />}
      </div>
      <div className="recap-price several-price">
        <h3>{series ? 'Prix de la série' : 'Prix de l’aller-retour'}</h3>
        {before !== undefined && total !== undefined && <Requoted before={before} now={total} />}
        {failure ? (
          <Notice tone="bad">{sentenceFor(failure, 'Le prix n’a pas pu être calculé.')}</Notice>
        ) : null}
        {priced && (series ? <SeriesLines rides={priced} /> : <LegLines rides={priced} />)}
        {priced && total !== undefined && (
          <Receipt
            lines={[]}
            total={{ label: totalLabel(several), value: euroText(total) }}
            below={vatLine({ vat: wholeVat(priced) })}
          />
        )}
        {!priced && !failure && <NotPriced draft={draft} rides={rides.length} />}
        {termed && series && (
          <p className="small soft">Chaque course s’annule seule. Pour la première&nbsp;:</p>
        )}
        <RecapConditions
          termed={termed}
          toConfirm={priced?.some(({ trip }) => trip.priceToConfirm) ?? false}
          isHire={hireHours(draft) !== null}
        />
        {termedBack && (
          <>
            <p className="small soft">Pour le retour&nbsp;:</p>
            <TermsBlock termed={termedBack} now={new Date()} />
          </>
        )}
      </div>
    </section>
  );
}

/** The order was refused: its quotes were too old. */
function Requoted({ before, now }: { before: string; now: string }) {
  return (
    <Notice tone="warn">
      {before === now ? (
        <>Vos devis ont expiré. Les nouveaux sont au même prix&nbsp;: vous pouvez réserver.</>
      ) : (
        <>
          Le prix a changé&nbsp;: {euroText(now)} au lieu de {euroText(before)}. Vérifiez-le avant de
          réserver.
        </>
      )}
    </Notice>
  );
}

function NotPriced({ draft, rides }: { draft: BookingDraft; rides: number }) {
  if (rides < LEAST_RIDES) return <Notice>{missingText(draft)}</Notice>;
  return (
    <p className="small soft" role="status">
      Calcul du prix...
    </p>
  );
}

/** All rides of an order have one kind and one VAT rate; each is rounded separately, as on its bill. */
function wholeVat(priced: readonly PricedRide[]): PricedRide['trip']['vat'] {
  const [first] = priced;
  const sum = priced.reduce((total, { trip }) => total + (moneyFrom(trip.vat?.amount ?? '0') ?? 0), 0);
  return first?.trip.vat && { rate: first.trip.vat.rate, amount: moneyText(cents(sum)) };
}

function totalLabel({ series, rides }: Several): string {
  return series ? `${numbered(rides.length, 'course')}, TTC` : 'Total TTC';
}

/** The rides of the first date represent all others. */
function legsOf(rides: readonly PlannedRide[]): PlannedRide[] {
  return rides.filter(({ day }) => day === rides[0]?.day);
}

/** '07:45', 'lundi, mardi et jeudi', 'du 4 mai 2026 au 28 mai 2026' */
function SeriesWhen({ draft, ride, several }: { draft: BookingDraft; ride: PlannedRide; several: Several }) {
  const legs = several.rides.filter(({ leg }) => leg === ride.leg);
  const [first, last] = [legs[0], legs.at(-1)];

  return (
    <p className="recap-when">
      <b className="figures">{ride.draft.date.slice(11)}</b>
      <span>
        {longWeekdays(weekdaysIn(draft))}
        {first && last && (
          <small>
            du {dayText(first)} au {dayText(last)}
          </small>
        )}
      </span>
    </p>
  );
}

function dayText({ draft }: PlannedRide): string {
  return fullDayText(new Date(`${draft.date.slice(0, 10)}T12:00:00Z`));
}
