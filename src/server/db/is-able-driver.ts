/** The condition that a user is an unblocked driver, as `isAwayDriver` denies it. `user`: the table or its alias. */
export function isAbleDriver(user: string): string {
  return `${user}.role = 'driver' and ${user}.blocked_at is null`;
}
