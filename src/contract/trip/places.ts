import * as z from 'zod/mini';
import { lineKinds } from '#domain/pricing/fare.ts';
import { optionCodes } from '#domain/pricing/option.ts';
import { coordinate, filledLine, line } from '../field-schemas.ts';
import { optionsText } from '../pricing/price-extras.ts';
import { BAGS_RANGE, SEATS_RANGE } from '../sentences/ride-sentences.fr.ts';
import { cancellationTermsView } from './cancellation.ts';
import { fittingParts, tripQueryParts } from './trip.ts';

/** `id` resolves through `details`, unless the coordinates are given here. */
export const suggestionView = z.object({
  id: z.string(),
  address: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type SuggestionView = z.infer<typeof suggestionView>;

export const suggestionsView = z.object({
  suggestions: z.array(suggestionView),
  /** The only suggestion that the typed text can mean. */
  clearId: z.nullable(z.string()),
  /** Only towns, stations and airports could be searched. */
  limited: z.boolean(),
});
export type SuggestionsView = z.infer<typeof suggestionsView>;

const placeView = z.object({ address: z.string(), lat: z.number(), lng: z.number() });

export const placeDetailsView = z.object({ place: placeView });
export type PlaceDetailsView = z.infer<typeof placeDetailsView>;
export const reverseGeocodeView = z.object({ address: z.string() });
export type ReverseGeocodeView = z.infer<typeof reverseGeocodeView>;

export const fareLineView = z.object({
  kind: z.enum(lineKinds),
  quantity: z.optional(z.number()),
  unitPrice: z.optional(z.string()),
  amount: z.string(),
  /** The name of a forfait ('Paris → CDG') or zone supplement, the reason of an addition, or when the driver waited. */
  label: z.optional(z.string()),
  /** The number of passengers or bags included. */
  beyond: z.optional(z.number()),
  option: z.optional(z.enum(optionCodes)),
  /** How many of the minutes are waiting at stops. */
  waitingMinutes: z.optional(z.number()),
});
export type FareLineView = z.infer<typeof fareLineView>;

/** The measured trip with its price. `quoteId` guarantees the price for fifteen minutes. */
export const distanceView = z.object({
  /** Null when one of the places is unknown. */
  distance: z.nullable(z.number()),
  duration: z.nullable(z.number()),
  /** Grams of CO2e of the vehicle with the highest emissions; null while none is known. */
  co2e: z.nullable(z.number()),
  distanceText: z.string(),
  durationText: z.string(),
  price: z.string(),
  /** The rate ('20 %') and the VAT included in the price; absent where none is charged. */
  vat: z.optional(z.object({ rate: z.string(), amount: z.string() })),
  priceLines: z.array(fareLineView),
  ruleName: z.nullable(z.string()),
  priceToConfirm: z.boolean(),
  /** The terms that an order at this price freezes; null where none are set. */
  cancellationTerms: z.nullable(cancellationTermsView),
  /** The free waiting at this pickup, after which waiting costs and a client counts as absent. */
  freeMinutes: z.optional(z.number()),
  quoteId: z.string(),
  quoteExpiresAt: z.string(),
  pickupKnown: z.boolean(),
  destinationKnown: z.boolean(),
  /** For each stop, in order. */
  stopsKnown: z.array(z.boolean()),
  /** Measured without the maps service: the great circle, lengthened. */
  estimated: z.boolean(),
  /** Points of the route as [lat, lng]; the two ends alone when it is unknown, none when a place is. */
  path: z.array(z.tuple([z.number(), z.number()])),
});
export type DistanceView = z.infer<typeof distanceView>;

export const autocompleteQuery = z.object({ input: line(200) });
export type AutocompleteQuery = z.input<typeof autocompleteQuery>;
export const detailsQuery = z.object({ place_id: filledLine(500) });
export type DetailsQuery = z.input<typeof detailsQuery>;
export const reverseGeocodeQuery = z.object({ lat: coordinate(90), lng: coordinate(180) });
export type ReverseGeocodeQuery = z.input<typeof reverseGeocodeQuery>;

const badPoint = { error: 'Un point s’écrit « latitude,longitude ».' };
/** A point in a query. */
export const pointText = z
  .string(badPoint)
  .check(z.regex(/^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/u, badPoint));

/**
 * `origins` and `destinations` are 'lat,lng', left out when only the address is known; `scheduledAt` is the departure,
 * now when absent. A booking must have the same addresses, points, stops, kind, time, choice of tolls and options, and
 * a load of the same price. A hire may omit its destination.
 */
export const distanceQuery = z
  .object({
    origins: z.optional(pointText),
    originAddress: z.optional(filledLine(300)),
    destinations: z.optional(pointText),
    destinationAddress: z.optional(filledLine(300)),
    scheduledAt: z.optional(
      z.string().check(z.iso.datetime({ offset: true, error: 'Cette date n’est pas valide.' })),
    ),
    allowToll: z.optional(z.enum(['true', 'false'], { error: 'Cette option vaut « true » ou « false ».' })),
    /** One passenger without luggage when absent. */
    passengers: z.optional(z.string().check(z.regex(/^[1-8]$/u, { error: SEATS_RANGE }))),
    luggage: z.optional(z.string().check(z.regex(/^(1?\d|20)$/u, { error: BAGS_RANGE }))),
    /** 'baby_seat:1,animal:2' */
    options: z.optional(optionsText),
    ...tripQueryParts,
  })
  .check(
    ...fittingParts,
    z.refine(({ origins, originAddress }) => Boolean(origins ?? originAddress), {
      path: ['origins'],
      ...badPoint,
    }),
    z.refine(
      ({ kind, destinations, destinationAddress }) =>
        kind === 'hire' || Boolean(destinations ?? destinationAddress),
      { path: ['destinations'], ...badPoint },
    ),
  );
export type DistanceQuery = z.input<typeof distanceQuery>;
