import { handedOverText, rideName } from '#contract/sentences/ride-sentences.fr.ts';
import { isAbleDriver } from '#domain/ride/able-driver.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { announceLive, rideChanged } from '#server/live/live-event.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { findRideSnapshot, type RideSnapshot } from '../reading/ride-snapshot.ts';
import { writeMove } from './write-move.ts';

type Order = { rideId: string; driverId: string; version?: number | undefined };

/** Gives an accepted ride to another driver: the row, its history, the journal and all notifications, or nothing. */
export async function handOverRide(deps: Deps, actor: UserRow, order: Order): Promise<RideWithPeople> {
  const ride = await findRideSnapshot(deps, order.rideId);
  if (!ride) throw new AppError('ride_not_found');

  return await deps.db.transaction().execute(async (trx) => {
    const driver = await holdDriver(trx, order.driverId);
    const former = ride.driver_id === null ? undefined : await holdUser(trx, ride.driver_id);
    if (!driver || driver.id === former?.id) throw new AppError('driver_unavailable');
    const names = handedOverText(former?.first_name ?? '', driver.first_name);
    const moved = await writeMove(deps, trx, {
      ride,
      move: 'hand_over',
      actor,
      reason: names,
      driverId: driver.id,
      version: order.version,
    });
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'ride_handed_over',
      subject: rideName({ number: Number(moved.number) }),
      subjectId: ride.id,
      details: names,
      at: deps.clock(),
    });
    if (former) await passMessagesOn(trx, { rideId: ride.id, from: former.id, to: driver.id });
    if (former) await notifyFormerDriver(trx, { ride, actor, former });
    return moved;
  });
}

type Taken = { ride: RideSnapshot; actor: UserRow; former: UserRow };

/** With the move: the phone of who no longer drives the ride must drop its voucher. */
async function notifyFormerDriver(trx: Db, { ride, actor, former }: Taken): Promise<void> {
  const changed = rideChanged(ride, [], { move: 'hand_over', by: actor.id });
  await announceLive(trx, { ...changed, to: [former.id] });
}

/** What the former driver has not read awaits the next one. */
async function passMessagesOn(trx: Db, { rideId, from, to }: { rideId: string; from: string; to: string }) {
  await trx
    .updateTable('ride_messages')
    .set({ receiver_id: to })
    .where('ride_id', '=', rideId)
    .where('receiver_id', '=', from)
    .where('read_at', 'is', null)
    .execute();
}

/** Someone who can drive it: a driver who is not blocked. Locked, so that a blocking waits for the end. */
async function holdDriver(trx: Db, id: string): Promise<UserRow | undefined> {
  const user = isUuid(id) ? await holdUser(trx, id) : undefined;
  return user && isAbleDriver({ role: user.role, isBlocked: user.blocked_at !== null }) ? user : undefined;
}

async function holdUser(trx: Db, id: string): Promise<UserRow | undefined> {
  return await trx.selectFrom('users').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}
