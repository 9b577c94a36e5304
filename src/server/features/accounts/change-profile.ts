import type { Profile } from '#contract/auth.ts';
import { messages } from '#contract/messages.fr.ts';
import { compactPhone, mobileRefusal } from '#domain/account/mobile-number.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changeUser, type UserChange } from './user-repository.ts';

/** Only what was sent changes. */
export async function changeProfile({ db }: Deps, user: UserRow, profile: Profile): Promise<UserRow> {
  const change = onlyDefined({
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    phone: profile.phone === undefined ? undefined : phoneFrom(profile.phone),
    ...homeFrom(user, profile),
    ...workFrom(user, profile),
  });
  return Object.keys(change).length > 0 ? await changeUser(db, user.id, change) : user;
}

function phoneFrom(typed: string | null): string | null {
  if (!typed) return null;
  const refusal = mobileRefusal(typed);
  if (refusal) throw new AppError(refusal, { fields: { phone: messages[refusal] } });
  return compactPhone(typed);
}

function homeFrom(user: UserRow, profile: Profile) {
  const moved = hasMoved(user.home_address, profile.homeAddress);
  return {
    home_address: profile.homeAddress === '' ? null : profile.homeAddress,
    home_lat: moved ? (profile.homeLat ?? null) : profile.homeLat,
    home_lng: moved ? (profile.homeLng ?? null) : profile.homeLng,
  };
}

function workFrom(user: UserRow, profile: Profile) {
  const moved = hasMoved(user.work_address, profile.workAddress);
  return {
    work_address: profile.workAddress === '' ? null : profile.workAddress,
    work_lat: moved ? (profile.workLat ?? null) : profile.workLat,
    work_lng: moved ? (profile.workLng ?? null) : profile.workLng,
  };
}

/** The coordinates of the old address would be wrong for the new one. */
function hasMoved(known: string | null, sent: string | null | undefined): boolean {
  return sent !== undefined && (sent || null) !== known;
}

function onlyDefined(change: { [Column in keyof UserChange]: UserChange[Column] | undefined }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
