import type { Point } from './great-circle.ts';

/** The initial view of an empty map. Never the place of a ride. */
export const CENTRE_OF_PARIS: Point = { lat: 48.8566, lng: 2.3522 };
