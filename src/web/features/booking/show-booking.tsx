import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import type { UserView } from '#contract/account/auth.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { quoteOrder } from '#contract/rides/orders.calls.ts';
import type { QuoteOrderBody } from '#contract/rides/orders.ts';
import { quoteTrip, suggestPlaces } from '#contract/trip/places.calls.ts';
import type { DistanceView, SuggestionView } from '#contract/trip/places.ts';
import { clearSuggestion } from '#domain/places/clear-suggestion.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { type BookingDraft, blankDraft } from '#web/signals/booking-draft.ts';
import { api, on } from '#web/testing/api.ts';
import { amelie, map, settings } from '#web/testing/people.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { BookingForm } from './form/booking-form.tsx';

export const lyon: SuggestionView = {
  id: 'sample:lyon',
  address: 'Gare de Lyon, place Louis-Armand, 75012 Paris',
  lat: 48.8443,
  lng: 2.3735,
};

export const est: SuggestionView = {
  ...lyon,
  id: 'sample:est',
  address: 'Gare de l’Est, 75010 Paris',
  lat: 48.8763,
};

export const quote: DistanceView = {
  distance: 31.4,
  co2e: 3800,
  duration: 42,
  distanceText: '31,4 km',
  durationText: '42 min',
  price: '72.10',
  priceLines: [
    { kind: 'base', amount: '4.00' },
    { kind: 'km', quantity: 31.4, unitPrice: '1.50', amount: '47.10' },
    { kind: 'minutes', quantity: 42, unitPrice: '0.50', amount: '21.00' },
  ],
  ruleName: 'Jour',
  priceToConfirm: false,
  cancellationTerms: null,
  quoteId: 'first quote',
  quoteExpiresAt: '2030-05-06T08:00:00.000Z',
  pickupKnown: true,
  destinationKnown: true,
  stopsKnown: [],
  estimated: false,
  path: [
    [48.8443, 2.3735],
    [48.86, 2.4],
    [49.0097, 2.5479],
  ],
};

export const trip: BookingDraft = {
  ...blankDraft,
  pickup: 'Gare de Lyon, place Louis-Armand, 75012 Paris',
  pickupCoords: { lat: 48.8443, lng: 2.3735 },
  destination: 'Aéroport Paris-Charles-de-Gaulle, 95700 Roissy-en-France',
  destinationCoords: { lat: 49.0097, lng: 2.5479 },
  date: '2030-05-06T09:30',
};

export function keep(draft: Partial<BookingDraft>): void {
  localStorage.setItem('vtc.booking-draft', JSON.stringify({ ...trip, ...draft }));
}

/** Answers the searches with the suggestions that contain the text, and collects what was searched. */
export function suggest(...suggestions: SuggestionView[]): string[] {
  const searched: string[] = [];
  api.use(
    on(suggestPlaces, ({ request }) => {
      const input = new URL(request.url).searchParams.get('input') ?? '';
      searched.push(input);
      const wanted = input.toLowerCase();
      const found = suggestions.filter(({ address }) => address.toLowerCase().includes(wanted));
      return HttpResponse.json({
        suggestions: found,
        clearId: clearSuggestion(input, found)?.id ?? null,
        limited: false,
      });
    }),
  );
  return searched;
}

/** Answers every distance query, and collects them. */
export function measure(answer: Partial<DistanceView> = {}, delayMs = 0): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  api.use(
    on(quoteTrip, async ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      await delay(delayMs);
      return HttpResponse.json({ ...quote, ...answer });
    }),
  );
  return asked;
}

/** Every ride of an order costs the same. */
export function priceOrders(price = quote.price): QuoteOrderBody[] {
  const asked: QuoteOrderBody[] = [];
  api.use(
    on(quoteOrder, async ({ request }) => {
      const body = (await request.json()) as QuoteOrderBody;
      asked.push(body);
      const quotes = body.rides.map((ride, index) => ({
        ...quote,
        price,
        quoteId: `quote ${index} ${ride.scheduledAt}`,
      }));
      return HttpResponse.json({ quotes, total: (Number(price) * quotes.length).toFixed(2) });
    }),
  );
  return asked;
}

/** The form as on the dashboard of a client. */
export function showBooking(user: UserView | null = amelie, changes: Partial<PublicSettings> = {}) {
  const known = { ...settings, ...changes };
  const queries = createQueryClient({ user, settings: known });
  render(
    <PageStateContext value={{ user, settings: known, stripeEnabled: false, map }}>
      <QueryClientProvider client={queries}>
        <BookingForm />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return { user: userEvent.setup(), queries };
}
