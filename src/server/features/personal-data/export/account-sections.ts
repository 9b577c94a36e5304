import { deviceNames, exportTexts } from '#contract/sentences/export-sentences.fr.ts';
import { channelNames, notificationNames } from '#contract/sentences/notification-names.fr.ts';
import { auditText } from '#contract/words/journal-sentences.fr.ts';
import { reminderKinds } from '#domain/notification/notification.ts';
import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { presentUser } from '#server/features/accounts/index.ts';
import { findDriverProfile, presentDriverProfile } from '#server/features/driver-profiles/index.ts';
import { momentCell } from './cells.ts';
import { mapped, type Section } from './section.ts';

export function profileSections(db: Db, user: UserRow): Section[] {
  const profile: Section = { key: 'profile', ...exportTexts.profile, facts: async () => presentUser(user) };
  if (!may(user, 'edit_driver_profile')) return [profile];
  const facts = async () => presentDriverProfile(user, await findDriverProfile(db, user.id));
  return [profile, { key: 'driverProfile', ...exportTexts.driverProfile, facts }];
}

/** Where the person is signed in, and which browsers receive notes. */
export function deviceSection(db: Db, { id }: UserRow): Section {
  const read = async () => [
    ...(await db
      .selectFrom('sessions')
      .select(['created_at as since', 'expires_at as until'])
      .where('user_id', '=', id)
      .execute()
      .then((rows) => rows.map((row) => ({ kind: 'session' as const, ...row })))),
    ...(await db
      .selectFrom('push_subscriptions')
      .select('created_at as since')
      .where('user_id', '=', id)
      .execute()
      .then((rows) => rows.map((row) => ({ kind: 'push' as const, until: null, ...row })))),
  ];
  return {
    key: 'devices',
    ...exportTexts.devices,
    rows: () =>
      mapped(read(), (device) => ({
        data: device,
        cells: [deviceNames[device.kind], momentCell(device.since), momentCell(device.until)],
      })),
  };
}

/** What the person did on the platform, and what was done to the account. */
export function auditSection(db: Db, { id }: UserRow): Section {
  const read = () =>
    db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details', 'at', 'actor_id'])
      .where((eb) => eb.or([eb('actor_id', '=', id), eb('subject_id', '=', id)]))
      .orderBy('id')
      .execute();
  return {
    key: 'journal',
    ...exportTexts.journal,
    rows: () =>
      mapped(read(), ({ actor_id, ...line }) => ({
        data: { ...line, byYou: actor_id === id },
        cells: [momentCell(line.at), auditText(line.action, line.subject), line.details],
      })),
  };
}

/** Which emails, messages and push notes were sent; their texts are not stored. */
export function notificationSection(db: Db, { id }: UserRow): Section {
  const read = () =>
    db
      .selectFrom('outbox')
      .innerJoin('rides', 'rides.id', 'outbox.ride_id')
      .select(['rides.number', 'event', 'channel', 'state', 'outbox.created_at'])
      .where('recipient_id', '=', id)
      .orderBy('outbox.id')
      .execute();
  return {
    key: 'notifications',
    ...exportTexts.notifications,
    rows: () =>
      mapped(read(), ({ number, event, channel, state, created_at }) => ({
        data: { rideNumber: Number(number), event, channel, state, createdAt: created_at },
        cells: [momentCell(created_at), number, notificationNames[event], channelNames[channel]],
      })),
  };
}

/** By which channels the person chose to be reminded. */
export function reminderSection(db: Db, { id }: UserRow): Section {
  const read = async () => {
    const row = await db
      .selectFrom('reminder_choices')
      .select('channels')
      .where('user_id', '=', id)
      .executeTakeFirst();
    return reminderKinds.flatMap((kind) =>
      row?.channels[kind] ? [{ kind, channels: row.channels[kind] }] : [],
    );
  };
  return {
    key: 'reminders',
    ...exportTexts.reminders,
    rows: () =>
      mapped(read(), (chosen) => ({
        data: chosen,
        cells: [
          notificationNames[chosen.kind],
          chosen.channels.map((channel) => channelNames[channel]).join(', '),
        ],
      })),
  };
}
