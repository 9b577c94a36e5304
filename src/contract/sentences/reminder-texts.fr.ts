import type { ReminderKind } from '#domain/notification/notification.ts';
import { numbered } from './french.ts';

/** What a reminder may mention; texts as people read them. */
export type ReminderFacts = {
  /** 'jeu. 7 mai à 17:30' */
  when: string;
  /** '17:30' */
  time: string;
  pickup: string;
  /** The trip in lines: its ends and stops, or the hours of a hire. */
  way: string[];
  client: string;
  /** '3 passagers, 4 bagages, vol TO 7346' */
  load: string;
  /** '68,50 €', or 'à confirmer' */
  price: string;
  driver: string;
  /** For the passenger, who has no page that shows it. */
  driverPhone?: string;
  /** 'Mercedes-Benz Classe E, GH-482-KT'; empty when it is not set. */
  vehicle: string;
  /** Where the client of an order taken by telephone reads, confirms and follows it. */
  link?: string;
  /** When the driver leaves, and how long the road takes: '17:02', '28 min'. */
  road?: { leavesAt: string; duration: string };
  /** A driver's rides until the next morning. */
  day?: DayFacts;
};

export type DayFacts = {
  /** 'jeu. 7 mai' */
  date: string;
  /** Only the first few, where room is limited. */
  rides: DayRide[];
  count: number;
  /** '245,00 €', of the known prices. */
  total: string;
  toConfirm: number;
};
/** `when`: '17:30', with the day if it is the next one. */
export type DayRide = { when: string; client: string; trip: string };

type Text = { title: string; lines: string[] };

export function reminderText(kind: ReminderKind, facts: ReminderFacts): Text {
  switch (kind) {
    case 'evening_reminder':
      return { title: `Votre course de demain, ${facts.when}`, lines: clientLines(facts) };
    case 'soon_reminder':
      return { title: `Votre course de ${facts.time} approche`, lines: clientLines(facts) };
    case 'passenger_reminder':
      return {
        title: `Votre course de ${facts.time} approche`,
        lines: [`${facts.client} l’a réservée pour vous.`, ...meeting(facts), ...phoneLine(facts)],
      };
    case 'drive_reminder':
      return {
        title: `Prochaine course à ${facts.time}`,
        lines: [...roadLine(facts), `${facts.client}, ${facts.load}`, ...facts.way],
      };
    case 'day_list':
      return dayText(facts.day);
  }
}

/** The values of an approved template, in the order of its text. */
export function reminderValues(kind: ReminderKind, facts: ReminderFacts): string[] {
  switch (kind) {
    case 'evening_reminder':
      return [facts.when, facts.driver, facts.pickup, facts.vehicle || '–'];
    case 'soon_reminder':
      return [facts.time, facts.driver, facts.pickup, facts.vehicle || '–'];
    case 'passenger_reminder':
      return [facts.time, facts.client, facts.pickup, facts.driver, facts.vehicle || '–'];
    case 'drive_reminder':
      return [facts.time, facts.client, facts.pickup, facts.road?.leavesAt ?? '–'];
    case 'day_list':
      return dayValues(facts.day);
  }
}

function clientLines(facts: ReminderFacts): string[] {
  return [...meeting(facts), ...phoneLine(facts), `Prix\u00a0: ${facts.price}.`, ...linkLine(facts)];
}

function meeting({ driver, time, pickup, vehicle }: ReminderFacts): string[] {
  return [
    `${driver} viendra vous chercher à ${time}\u00a0: ${pickup}.`,
    ...(vehicle ? [`Véhicule\u00a0: ${vehicle}.`] : []),
  ];
}

function phoneLine({ driverPhone }: ReminderFacts): string[] {
  return driverPhone ? [`Téléphone du chauffeur\u00a0: ${driverPhone}`] : [];
}

function linkLine({ link }: ReminderFacts): string[] {
  return link ? [`Votre course\u00a0: ${link}`] : [];
}

function roadLine({ road }: ReminderFacts): string[] {
  return road ? [`Départ conseillé à ${road.leavesAt}\u00a0: environ ${road.duration} de route.`] : [];
}

function dayText(day: DayFacts = emptyDay): Text {
  const { date, rides, count } = day;
  const more = count - rides.length;
  return {
    title: count === 1 ? `Votre course du jour, ${date}` : `Vos ${count} courses du jour, ${date}`,
    lines: [
      ...rides.map(rideLine),
      ...(more > 0 ? [`… et ${numbered(more, 'autre course', 'autres courses')}`] : []),
      `Total\u00a0: ${totalText(day)}.`,
    ],
  };
}

function rideLine({ when, client, trip }: DayRide): string {
  return `${when} – ${client}\u00a0: ${trip}`;
}

function totalText({ count, total, toConfirm }: DayFacts): string {
  const open = toConfirm > 0 ? `, ${numbered(toConfirm, 'prix', 'prix')} à confirmer` : '';
  return `${numbered(count, 'course')}, ${total}${open}`;
}

function dayValues(day: DayFacts = emptyDay): string[] {
  return [day.date, numbered(day.count, 'course'), day.rides[0]?.when ?? '–', totalText(day)];
}

const emptyDay: DayFacts = { date: '', rides: [], count: 0, total: '', toConfirm: 0 };
