import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { takeOrder, takeSeveral } from '#contract/rides/telephone-orders.calls.ts';
import type { TakenSeveralView, TakeOrderBody, TakeSeveralBody } from '#contract/rides/telephone-orders.ts';
import type { ErrorCode } from '#contract/sentences/messages.fr.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { keyOf, refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { newKey } from '#web/browser/new-key.ts';
import { useOneSend } from '#web/forms/use-one-send.ts';
import { useProblems } from '#web/forms/use-problems.ts';
import { settleMove } from '#web/ride/data/moves/settle-move.ts';
import { showRide } from '#web/ride/data/reads/changed-rides.ts';
import { ApiError } from '#web/text/api-error.ts';
import { useBooking } from '../draft/use-booking.ts';
import { orderBody } from '../order/order-body.ts';
import { weekdaysIn } from '../several/planned-rides.ts';
import { missingText } from '../several/several-words.ts';
import { LEAST_RIDES, type Several } from '../several/use-several.ts';
import { NO_PRICE_YET } from '../trip/price-marks.ts';
import { isQuoted } from '../trip/trip.ts';
import {
  type ChosenClient,
  type FoundProblems,
  type OrderField,
  type TypedOrder,
  typedPrice,
} from './new-order.ts';
import type { OrderPrice } from './use-order-price.ts';

type Order = Omit<TypedOrder, 'draft'> & { client: ChosenClient };

const FAILED = 'La course n’a pas pu être créée. Réessayez.';
const CREATED_BEFORE =
  'Cette commande a déjà été créée, telle que vous l’aviez envoyée\u00a0: retrouvez-la dans vos courses. Créer encore en fait une deuxième.';

type Sent = { key: RefObject<string>; onTaken: (order: TakenSeveralView) => void };

/** Sends the order exactly once: one ride, or all that the form describes. Missing fields get a message. */
export function useTakeOrder({ several, trip }: OrderPrice, { key, onTaken }: Sent) {
  const queries = useQueryClient();
  const { draft, check } = useBooking();
  const { isPending, sendOnce } = useOneSend();
  const problems = useProblems<Record<OrderField, string>>(check.form.ref);

  const take = async (order: Order) => {
    const found = fieldsToCorrect(order);
    problems.show({ fields: found });
    if (found) return;
    const send = several ? sendSeveral(several) : sendOne();
    if (!send) return problems.show({ form: isTooShort(several) ? missingText(draft) : NO_PRICE_YET });
    try {
      const taken = await send(order, { headers: { 'Idempotency-Key': key.current } });
      key.current = newKey();
      showRide(queries, taken.ride);
      onTaken(taken);
      if (several) await refreshAfter(queries, takeSeveral);
      else await settleMove(queries, takeOrder, taken.ride, taken.ride);
    } catch (error) {
      if (hasCode(error, 'quote_stale')) await readPriceAgain();
      if (hasCode(error, 'booking_key_reused')) {
        key.current = newKey();
        void refreshAfter(queries, takeOrder);
      }
      problems.show(refusalOf(error));
    }
  };

  const readPriceAgain = async () => {
    if (several) await several.retry();
    else await queries.invalidateQueries({ queryKey: keyOf(quoteTrip) });
  };

  /** Undefined while there is no price. */
  const sendOne = (): Send | undefined => {
    if (!trip || !isQuoted(trip)) return undefined;
    const ride = orderBody(draft, trip.quoteId, false);
    return async (order, headers) => {
      const { ride: made, link } = await callApi(takeOrder, { body: { ...bodyOf(order), ride } }, headers);
      return { ride: made, changed: 1, links: [{ ...link, leg: null }] };
    };
  };

  const sendSeveral = ({ priced, withReturns, series }: Several): Send | undefined => {
    if (!priced || priced.length < LEAST_RIDES) return undefined;
    const rides = priced.map((ride) => ({
      ...orderBody(ride.draft, ride.trip.quoteId, false),
      quoteId: ride.trip.quoteId,
    }));
    const weekdays = series ? weekdaysIn(draft) : [];
    return (order, headers) =>
      callApi(takeSeveral, { body: { ...bodyOf(order), rides, withReturns, weekdays } }, headers);
  };

  return { take: (order: Order) => sendOnce(() => take(order)), isPending, problems };
}

type Send = (order: Order, options: { headers: { 'Idempotency-Key': string } }) => Promise<TakenSeveralView>;

function fieldsToCorrect({ client, price }: Order): FoundProblems['fields'] {
  if (!client) return { client: 'Choisissez un client ou un nouveau contact.' };
  if (client.kind === 'contact' && client.contact.firstName.trim() === '')
    return { firstName: 'Indiquez un prénom.' };
  if (client.kind === 'contact' && !client.contact.phone.trim() && !client.contact.email.trim())
    return { phone: 'Indiquez un téléphone ou une adresse email, pour envoyer le lien.' };
  if (typedPrice(price.amount) !== '' && price.reason.trim() === '')
    return { priceReason: 'Indiquez la raison de cet autre prix.' };
  return undefined;
}

function bodyOf({
  client,
  price,
  agreedRoute,
  takenByMe,
}: Order): Pick<TakeSeveralBody & TakeOrderBody, keyof TakeSeveralBody & keyof TakeOrderBody> {
  const amount = typedPrice(price.amount);
  return {
    ...(client?.kind === 'known' ? { clientId: client.client.id } : {}),
    ...(client?.kind === 'contact' ? { contact: client.contact } : {}),
    takenByMe,
    ...(agreedRoute ? { agreedRoute } : {}),
    ...(amount === '' ? {} : { agreedPrice: amount, priceReason: price.reason.trim() }),
  };
}

function isTooShort(several: Several | undefined): boolean {
  return several !== undefined && several.rides.length < LEAST_RIDES;
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

function refusalOf(error: unknown): FoundProblems {
  if (!(error instanceof ApiError)) return { form: FAILED };
  // Its answer was lost, and the form has changed since.
  if (error.code === 'booking_key_reused') return { form: CREATED_BEFORE };
  const { phone } = error.fields;
  return phone ? { fields: { phone } } : { form: error.sentence ?? FAILED };
}
