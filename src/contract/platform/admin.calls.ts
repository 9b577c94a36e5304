import type { DoneView } from '../account/auth.ts';
import { of, read, write } from '../call.ts';
import type { RideView } from '../rides/rides.ts';
import type { AdminRidesQuery, HandOverBody } from './admin-rides.ts';
import type { AdminUserBody, AdminUsersQuery, AdminUsersView, ChangedUserView } from './admin-users.ts';
import type { FiguresQuery, FiguresView } from './figures.ts';
import type { JournalQuery, JournalView } from './journal.ts';
import type { OutboxQuery, OutboxView } from './outbox.ts';
import type { ServiceStateView } from './service-state.ts';

export const getFigures = read('/api/admin/figures', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: FiguresQuery; answer: FiguresView }>(),
});

export const listAllRides = read('/api/admin/rides', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: AdminRidesQuery; answer: RideView[] }>(),
});

export const handOverRide = write('POST', '/api/admin/rides/:id/driver', {
  access: 'administer',
  stales: ['admin', 'rides'],
  shape: of<{ body: HandOverBody; answer: RideView }>(),
});

export const getJournal = read('/api/admin/journal', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: JournalQuery; answer: JournalView }>(),
});

export const downloadJournal = read('/api/admin/journal.csv', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: JournalQuery }>(),
});

export const getServiceState = read('/api/admin/state', {
  access: 'administer',
  about: 'admin',
  shape: of<{ answer: ServiceStateView }>(),
});

export const getOutbox = read('/api/admin/outbox', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: OutboxQuery; answer: OutboxView }>(),
});

export const resendMessage = write('POST', '/api/admin/outbox/:id/resend', {
  access: 'administer',
  stales: ['admin'],
  shape: of<{ answer: DoneView }>(),
});

export const listUsers = read('/api/admin/users', {
  access: 'administer',
  about: 'admin',
  shape: of<{ query: AdminUsersQuery; answer: AdminUsersView }>(),
});

export const changeUser = write('PATCH', '/api/admin/users/:id', {
  access: 'administer',
  stales: ['admin'],
  shape: of<{ body: AdminUserBody; answer: ChangedUserView }>(),
});

export const resetUserPassword = write('POST', '/api/admin/users/:id/reset-password', {
  access: 'administer',
  stales: ['admin'],
  shape: of<{ answer: ChangedUserView }>(),
});
