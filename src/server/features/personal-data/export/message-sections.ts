import { exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import { isClientSide } from '#domain/chat/sides.ts';
import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import {
  generalMessages,
  presentGeneralMessage,
  presentRideMessage,
  rideMessages,
} from '#server/features/chat/index.ts';
import { momentCell } from './cells.ts';
import { inSlices, mapped, type Section } from './section.ts';

/** The conversations about the person's rides, both sides, as they read them. */
export function messageSections(db: Db, user: UserRow): Section[] {
  return may(user, 'chat') ? [rideMessageSection(db, user), generalMessageSection(db, user)] : [];
}

function rideMessageSection(db: Db, { id }: UserRow): Section {
  const read = (after: string | undefined, limit: number) => {
    const messages = rideMessages(db)
      .innerJoin('rides', 'rides.id', 'ride_messages.ride_id')
      .select('rides.number as ride_number')
      .where((eb) => eb.or([eb('rides.client_id', '=', id), eb('rides.driver_id', '=', id)]));
    return (after ? messages.where('ride_messages.id', '>', after) : messages)
      .orderBy('ride_messages.id')
      .limit(limit)
      .execute();
  };
  return {
    key: 'rideMessages',
    ...exportTexts.rideMessages,
    rows: () =>
      mapped(
        inSlices(read, (row) => row.id),
        (message) => ({
          data: { rideNumber: Number(message.ride_number), ...presentRideMessage(message) },
          cells: [momentCell(message.created_at), message.ride_number, message.first_name, message.content],
        }),
      ),
  };
}

/** A client's own conversation; of the inbox that drivers share, what this driver wrote. */
function generalMessageSection(db: Db, user: UserRow): Section {
  const own = isClientSide(user) ? 'client_id' : 'sender_id';
  const read = (after: string | undefined, limit: number) => {
    const messages = generalMessages(db).where(own, '=', user.id);
    return (after ? messages.where('general_messages.id', '>', after) : messages)
      .orderBy('general_messages.id')
      .limit(limit)
      .execute();
  };
  return {
    key: 'messages',
    ...exportTexts.messages,
    rows: () =>
      mapped(
        inSlices(read, (row) => row.id),
        (message) => ({
          data: presentGeneralMessage(message),
          cells: [momentCell(message.created_at), message.first_name, message.content],
        }),
      ),
  };
}
