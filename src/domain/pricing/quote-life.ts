/** How long the price of one trip is held. */
export const QUOTE_MINUTES = 15;

/** How long those of an order of several rides are: many dates take longer to look through. */
export const ORDER_QUOTE_MINUTES = 60;
