/** The admin's list counts at most so many rides per person; one more means 'and more'. */
export const COUNTED_RIDES = 100;
