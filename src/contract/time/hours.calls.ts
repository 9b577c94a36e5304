import type { DoneView } from '../account/auth.ts';
import { of, read, write } from '../call.ts';
import type { DayOffBody, DayOffView, HoursBody, HoursView, InstantBody, InstantStateView } from './hours.ts';

export const getHours = read('/api/hours', {
  access: 'edit_driver_profile',
  about: 'hours',
  shape: of<{ answer: HoursView }>(),
});

export const saveHours = write('PATCH', '/api/hours', {
  access: 'edit_driver_profile',
  stales: ['hours', 'public_settings', 'verdicts', 'departures'],
  shape: of<{ body: HoursBody; answer: HoursView }>(),
});

/** It cancels nothing: the response lists the rides accepted before. */
export const addDayOff = write('POST', '/api/hours/days-off', {
  access: 'edit_driver_profile',
  stales: ['hours', 'public_settings', 'verdicts', 'departures'],
  shape: of<{ body: DayOffBody; answer: DayOffView }>(),
});

export const removeDayOff = write('DELETE', '/api/hours/days-off/:id', {
  access: 'edit_driver_profile',
  stales: ['hours', 'public_settings', 'verdicts', 'departures'],
  shape: of<{ answer: DoneView }>(),
});

export const getInstant = read('/api/hours/instant', {
  access: 'edit_driver_profile',
  about: 'hours',
  shape: of<{ answer: InstantStateView }>(),
});

export const saveInstant = write('PATCH', '/api/hours/instant', {
  access: 'edit_driver_profile',
  stales: ['hours', 'public_settings'],
  shape: of<{ body: InstantBody; answer: InstantStateView }>(),
});
