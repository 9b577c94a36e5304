import { cents } from '../money.ts';

/** The defaults of the form for a new rule, and of the server for amounts that are not sent. */
export const proposedRates = {
  baseFare: cents(400),
  pricePerKm: cents(150),
  pricePerMinute: cents(50),
  hourlyRate: cents(4500),
  flatRate: cents(3500),
  minimumFare: cents(800),
  coefficient: 1,
};
