import type { Point } from './great-circle.ts';

/** Where an address is taken to be that was written but not chosen; the driver then confirms the price. */
export const CENTRE_OF_PARIS: Point = { lat: 48.8566, lng: 2.3522 };
