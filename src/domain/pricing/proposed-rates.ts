import { cents } from '../money.ts';

/** What the form of a new rule proposes, and what the server takes for the amounts that are not sent. */
export const proposedRates = {
  baseFare: cents(400),
  pricePerKm: cents(150),
  pricePerMinute: cents(50),
  hourlyRate: cents(4500),
  flatRate: cents(3500),
  minimumFare: cents(800),
  coefficient: 1,
};
