import type { FastifyBaseLogger } from 'fastify';
import type { Profile } from '#contract/account/auth.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { compactPhone } from '#domain/account/mobile-number.ts';
import { phoneRefusal } from '#domain/account/phone.ts';
import type { Role } from '#domain/account/roles.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { Session } from '#server/http/sessions.ts';
import type { Places } from '#server/ports/places.ts';
import { changeEmail, requirePasswordForEmail } from './change-email.ts';
import { changeOwnAccount } from './change-own-account.ts';
import type { UserChange } from './user-repository.ts';

/** Only what was sent changes. */
export async function changeProfile(
  deps: Deps,
  session: Session,
  profile: Profile,
  log: FastifyBaseLogger,
): Promise<UserRow> {
  const { db, places } = deps;
  const { user } = session;
  const isNewEmail = await requirePasswordForEmail(deps, session, profile);
  const phone = profile.phone === undefined ? undefined : phoneFrom(profile.phone, user.role);
  const { homeAddress, homeLat, homeLng, workAddress, workLat, workLng } = profile;
  const [home, work] = await Promise.all([
    spotFrom(places, user.home_address, { address: homeAddress, lat: homeLat, lng: homeLng }),
    spotFrom(places, user.work_address, { address: workAddress, lat: workLat, lng: workLng }),
  ]);
  const change = onlyDefined({
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    phone,
    home_address: home.address,
    home_lat: home.lat,
    home_lng: home.lng,
    work_address: work.address,
    work_lat: work.lat,
    work_lng: work.lng,
  });
  if (isNewEmail) return await changeEmail(deps, session, change, log);
  if (Object.keys(change).length === 0) return user;
  return await db.transaction().execute((trx) => changeOwnAccount(deps, trx, user, change));
}

function phoneFrom(typed: string | null, role: Role): string | null {
  if (!typed) return null;
  const refusal = phoneRefusal(typed, role);
  if (refusal) throw new AppError(refusal, { fields: { phone: messages[refusal] } });
  return compactPhone(typed);
}

type Spot = {
  address: string | null | undefined;
  lat: number | null | undefined;
  lng: number | null | undefined;
};

/** The coordinates of the old address are wrong for the new one: unless sent, they are looked up. */
async function spotFrom(places: Places, known: string | null, sent: Spot): Promise<Spot> {
  const address = sent.address === '' ? null : sent.address;
  if (address === undefined || address === known) return { ...sent, address };
  const { lat, lng } = sent;
  if (address === null || (typeof lat === 'number' && typeof lng === 'number'))
    return { address, lat: lat ?? null, lng: lng ?? null };
  const point = await places.geocode(address).catch(() => undefined);
  return { address, lat: point?.lat ?? null, lng: point?.lng ?? null };
}

function onlyDefined(change: { [Column in keyof UserChange]: UserChange[Column] | undefined }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
