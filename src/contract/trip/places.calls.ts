import { of, read } from '../call.ts';
import type {
  AutocompleteQuery,
  DetailsQuery,
  DistanceQuery,
  DistanceView,
  PlaceDetailsView,
  ReverseGeocodeQuery,
  ReverseGeocodeView,
  SuggestionsView,
} from './places.ts';

export const suggestPlaces = read('/api/google-places/autocomplete', {
  access: 'anyone',
  about: 'places',
  shape: of<{ query: AutocompleteQuery; answer: SuggestionsView }>(),
});

export const getPlace = read('/api/google-places/details', {
  access: 'anyone',
  about: 'places',
  shape: of<{ query: DetailsQuery; answer: PlaceDetailsView }>(),
});

export const findAddress = read('/api/google-places/reverse-geocode', {
  access: 'anyone',
  about: 'places',
  shape: of<{ query: ReverseGeocodeQuery; answer: ReverseGeocodeView }>(),
});

export const quoteTrip = read('/api/google-places/distance-matrix', {
  access: 'anyone',
  about: 'places',
  shape: of<{ query: DistanceQuery; answer: DistanceView }>(),
});
