export { presentFareLine } from './present-quote.ts';
export { priceTrip } from './price-trip.ts';
export { type AskedTrip, isForTrip, openQuote, type Quote } from './quote.ts';
export { quoteTrip } from './quote-trip.ts';
