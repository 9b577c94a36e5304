import type { NotificationChannel, ReminderKind } from '#domain/notification/notification.ts';

/** As people choose them; `notificationNames` is for lists of what was sent. */
export const reminderNames: Record<ReminderKind, string> = {
  evening_reminder: 'La veille, à 18\u00a0h',
  soon_reminder: 'Deux heures avant la course',
  passenger_reminder: 'Deux heures avant, au passager',
  day_list: 'Les courses du jour, à 6\u00a0h',
  drive_reminder: 'Avant chaque course, à temps pour la route',
};

export const reminderChannelNames: Record<NotificationChannel, string> = {
  email: 'Email',
  message: 'SMS ou WhatsApp',
  push: 'Notification',
};
