/** So many rides of a person are counted for the admin's list; one more means 'and more'. */
export const COUNTED_RIDES = 100;
