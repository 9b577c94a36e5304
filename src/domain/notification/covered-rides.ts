/** How many rides of those moved together the message of this one covers: the first of those alike covers all, the others none. */
export function coveredRides<Ride>(
  ride: Ride,
  moved: readonly Ride[],
  isAlike: (other: Ride) => boolean,
): number {
  const alike = moved.filter(isAlike);
  return alike[0] === ride ? alike.length : 0;
}
