import { of, read, write } from '../call.ts';
import type { RemindersBody, RemindersView } from './reminders.ts';

export const getReminders = read('/api/reminders', {
  access: 'choose_reminders',
  about: 'reminders',
  shape: of<{ answer: RemindersView }>(),
});

export const saveReminders = write('PATCH', '/api/reminders', {
  access: 'choose_reminders',
  stales: ['reminders'],
  shape: of<{ body: RemindersBody; answer: RemindersView }>(),
});
