import { reminderKinds } from '#domain/notification/notification.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { queueReminders } from '#server/features/reminders/queue-reminders.ts';
import { telephones, withMessages } from './telephones.ts';
import { openWorld } from './world.ts';

const reminderTitle = /de demain|approche|du jour|Prochaine course/u;

/** Amélie and Chloé with telephone messages and emails, and a clock that can be set. */
export async function openReminderWorld() {
  const phones = telephones();
  const world = await openWorld({
    messengers: phones.messengers,
    options: { publicUrl: 'https://vtc.example.fr' },
  });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await chloe.savesDriverProfile({
    vehicleMake: 'Tesla',
    vehicleModel: 'Model 3',
    vehiclePlate: 'GH-482-KT',
    phoneNumber: '06 98 76 54 32',
  });
  await withMessages(chloe);

  const goTo = (moment: string) => {
    world.passes((Date.parse(moment) - world.deps.clock().getTime()) / 60_000);
  };
  /** Runs the background jobs of that moment. */
  const works = async (moment?: string) => {
    if (moment) goTo(moment);
    await queueReminders(world.deps);
    await drainOutbox(world.deps);
  };
  /** '+33612345678: title' for a message, 'amelie@…: title' for an email. */
  const everything = () => [
    ...phones.received
      .filter(({ event }) => reminderKinds.some((kind) => kind === event))
      .map(({ to, text }) => `${to}: ${text.split('\n')[0]}`),
    ...world.emails
      .filter(({ subject }) => reminderTitle.test(subject))
      .map(({ to, subject }) => `${to}: ${subject.split(' –')[0]}`),
  ];
  const isChloes = (line: string) => line.startsWith('+33698765432') || line.startsWith(chloe.email);
  const messages = () => everything().filter((line) => !isChloes(line));
  const messagesOfDriver = () => everything().filter(isChloes);
  const entries = async (event: (typeof reminderKinds)[number]) =>
    await world.deps.db.selectFrom('outbox').selectAll().where('event', '=', event).orderBy('id').execute();
  return { ...world, ...phones, amelie, chloe, goTo, works, messages, messagesOfDriver, entries };
}
