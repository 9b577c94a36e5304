export { askedEnds, askedStops } from './asked-trip.ts';
export { measureWay } from './measure-way.ts';
export { presentFareLine } from './present-quote.ts';
export { readPriceList } from './price-list-repository.ts';
export { priceTrip } from './price-trip.ts';
export { type AskedTrip, isForTrip, openQuote, type Quote } from './quote.ts';
export { quoteOrder } from './quote-order.ts';
export { quoteTrip } from './quote-trip.ts';
export { readWaitingTerms } from './waiting-terms.ts';
