import { endpoint } from '../endpoint.ts';
import * as calls from './places.calls.ts';
import {
  autocompleteQuery,
  detailsQuery,
  distanceQuery,
  distanceView,
  placeDetailsView,
  reverseGeocodeQuery,
  reverseGeocodeView,
  suggestionsView,
} from './places.ts';

export const placesApi = {
  suggest: endpoint(calls.suggestPlaces, { query: autocompleteQuery, answer: suggestionsView }),
  get: endpoint(calls.getPlace, { query: detailsQuery, answer: placeDetailsView }),
  findAddress: endpoint(calls.findAddress, { query: reverseGeocodeQuery, answer: reverseGeocodeView }),
  quoteTrip: endpoint(calls.quoteTrip, { query: distanceQuery, answer: distanceView }),
};
