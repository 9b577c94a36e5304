import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { PublicSettings } from '#contract/platform/settings.ts';
import type { TermedRide } from '#contract/sentences/cancellation-words.fr.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { cents, moneyFrom } from '#domain/money.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { isPaidOnline, usePublicSettings } from '#web/api/public-settings.ts';
import { TermsBlock } from '#web/ride/card/notices/terms-block.tsx';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { euroText } from '#web/text/euros.ts';
import { differenceText } from '#web/text/price-differences.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Receipt, type ReceiptLine } from '#web/ui/receipt.tsx';
import { hireSpan, nextHourPrice } from '../trip/hire-words.ts';
import { TO_CONFIRM } from '../trip/price-marks.ts';
import { isUnpricedHire, type Trip } from '../trip/trip.ts';
import { PriceMark } from '../trip/trip-details.tsx';
import type { TripState } from '../trip/use-trip.ts';
import { NoPrice } from './no-price.tsx';

type Props = {
  draft: BookingDraft;
  trip: Trip | undefined;
  measured: TripState;
  before: string | undefined;
};

/** The price with its lines and conditions. */
export function RecapPrice({ draft, trip, measured, before }: Props) {
  const isHire = hireHours(draft) !== null;
  const termed = trip && termedTrip(trip, momentInParis(draft.date));
  const isUnpriced = trip !== undefined && isUnpricedHire(trip, hireHours(draft));

  return (
    <div className="recap-price">
      <h3>{isHire ? 'Prix de la mise à disposition' : 'Prix de la course'}</h3>
      {!trip && <NoPrice measured={measured} />}
      {trip && isUnpriced && (
        <Receipt
          lines={[]}
          total={{ label: 'Total TTC', value: TO_CONFIRM }}
          below={{ label: 'Montant proposé au chauffeur', value: euroText(trip.price) }}
        />
      )}
      {trip && !isUnpriced && (
        <>
          <Receipt
            lines={fareReceipt(trip.priceLines)}
            total={{ label: 'Total TTC', value: euroText(trip.price) }}
            below={vatLine(trip)}
          />
          {before !== undefined && <PriceBefore before={before} now={trip.price} />}
          <PriceMark trip={trip} />
          {isHire && <NextHour draft={draft} trip={trip} />}
        </>
      )}
      <RecapConditions {...{ termed, isHire }} toConfirm={trip?.priceToConfirm === true} />
    </div>
  );
}

/** 'dont TVA 20 %' */
export function vatLine({ vat }: Pick<Trip, 'vat'>): ReceiptLine | undefined {
  return vat && { label: `dont TVA ${vat.rate}`, value: euroText(vat.amount) };
}

type Conditions = { termed: TermedRide | undefined; toConfirm: boolean; isHire: boolean };

export function RecapConditions({ termed, toConfirm, isHire }: Conditions) {
  return (
    <>
      <ul className="recap-promises">
        {!termed && (
          <Condition>
            Annulation libre tant qu’aucun chauffeur n’a accepté&#8239;; ensuite, sur demande.
          </Condition>
        )}
        <Condition>{paymentText(usePublicSettings())}</Condition>
        {toConfirm && (
          <Condition>
            {isHire
              ? 'Le chauffeur confirme le prix avant d’accepter.'
              : 'Le chauffeur confirme le prix en acceptant la course.'}
          </Condition>
        )}
      </ul>
      {termed && <TermsBlock termed={termed} now={new Date()} />}
    </>
  );
}

/** Shown before the order: the price of a longer hire. */
function NextHour({ draft, trip }: { draft: BookingDraft; trip: Trip }) {
  const price = nextHourPrice(trip);
  const span = hireSpan(momentInParis(draft.date), draft.hours);

  if (!price || !span) return null;
  return (
    <Notice>
      Toute heure commencée au-delà de {span.to}&nbsp;: {euroText(price)}. Le chauffeur vous le propose, vous
      le voyez avant de payer.
    </Notice>
  );
}

export function termedTrip(
  { cancellationTerms: terms, price, freeMinutes }: Trip,
  scheduledAt: Date | undefined,
): TermedRide | undefined {
  if (!terms || !scheduledAt) return undefined;
  return { terms, scheduledAt, estimatedCents: moneyFrom(price) ?? cents(0), freeMinutes };
}

/** The previous price of an edited ride. */
export function PriceBefore({ before, now }: { before: string; now: string }) {
  return (
    <Receipt
      lines={[
        { label: 'Ancien prix', value: euroText(before) },
        { label: 'Nouveau prix', value: euroText(now) },
        { label: 'Différence', value: differenceText(now, before) ?? 'aucune' },
      ]}
    />
  );
}

function Condition({ children }: { children: ReactNode }) {
  return (
    <li>
      <Check aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function paymentText(settings: PublicSettings): string {
  const ways = [
    isPaidOnline(settings) && 'en ligne',
    settings.enableCashPayments === 'true' && 'en espèces',
  ].filter(Boolean);
  return ways.length > 0
    ? `Vous réglez après l’acceptation, ${ways.join(' ou ')}.`
    : 'Vous réglez après l’acceptation, comme convenu avec le chauffeur.';
}
