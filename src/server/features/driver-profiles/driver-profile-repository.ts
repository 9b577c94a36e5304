import type { DriverProfileBody } from '#contract/people/driver-profile.ts';
import type { Db, DriverProfileRow } from '#server/db/schema.ts';

export async function findDriverProfile(db: Db, userId: string): Promise<DriverProfileRow | undefined> {
  return await db.selectFrom('driver_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Absent fields stay as they were; the first change writes the row. */
export async function saveDriverProfile(db: Db, userId: string, body: DriverProfileBody): Promise<void> {
  const change = columnsOf(body);
  await db
    .insertInto('driver_profiles')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) =>
      Object.keys(change).length === 0
        ? conflict.doNothing()
        : conflict.column('user_id').doUpdateSet(change),
    )
    .execute();
}

/** Whether any active driver would see a request now. */
export async function isAnybodyActive(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.role', '=', 'driver')
    .where('users.blocked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('driver_profiles.is_active', 'is', null), eb('driver_profiles.is_active', '=', true)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Without any, those of the platform are offered again. */
function repliesText(replies: readonly string[]): string | null {
  return replies.length === 0 ? null : JSON.stringify(replies);
}

function columnsOf(body: DriverProfileBody) {
  return {
    ...(body.licenseNumber === undefined ? {} : { license_number: body.licenseNumber }),
    ...(body.vehicleMake === undefined ? {} : { vehicle_make: body.vehicleMake }),
    ...(body.vehicleModel === undefined ? {} : { vehicle_model: body.vehicleModel }),
    ...(body.vehiclePlate === undefined ? {} : { vehicle_plate: body.vehiclePlate.toUpperCase() }),
    ...(body.phoneNumber === undefined ? {} : { phone_number: body.phoneNumber }),
    ...(body.bio === undefined ? {} : { bio: body.bio }),
    ...(body.experience === undefined ? {} : { experience: body.experience }),
    ...(body.specialties === undefined ? {} : { specialties: body.specialties }),
    ...(body.isActive === undefined ? {} : { is_active: body.isActive }),
    ...(body.proCardNumber === undefined ? {} : { pro_card_number: body.proCardNumber }),
    ...(body.proCardExpiry === undefined ? {} : { pro_card_expiry: body.proCardExpiry || null }),
    ...(body.medicalVisitExpiry === undefined
      ? {}
      : { medical_visit_expiry: body.medicalVisitExpiry || null }),
    ...(body.insuranceExpiry === undefined ? {} : { insurance_expiry: body.insuranceExpiry || null }),
    ...(body.technicalCheckExpiry === undefined
      ? {}
      : { technical_check_expiry: body.technicalCheckExpiry || null }),
    ...(body.vehicleCo2e === undefined ? {} : { vehicle_co2e: body.vehicleCo2e }),
    ...(body.vehicleEnergy === undefined ? {} : { vehicle_energy: body.vehicleEnergy }),
    ...(body.readyReplies === undefined ? {} : { ready_replies: repliesText(body.readyReplies) }),
  };
}
