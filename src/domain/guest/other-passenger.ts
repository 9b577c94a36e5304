export type Rider = { name: string; phone: string };

/** Whether someone else rides in the place of a passenger: another number, or without one another name. */
export function isOtherPassenger(former: Rider, now: Rider): boolean {
  if (former.name === '') return false;
  return former.phone !== now.phone || (former.phone === '' && former.name !== now.name);
}
