import { of, read, write } from '../call.ts';
import type { DoneView } from './auth.ts';
import type { EraseAccountBody, ErasureView, RetentionView } from './personal-data.ts';

/** One ZIP: a page to read and the data in JSON. */
export const exportMyData = read('/api/account/export', {
  access: 'signed_in',
  about: 'account',
  shape: of<Record<never, never>>(),
});

export const getErasure = read('/api/account/erasure', {
  access: 'erase_own_account',
  about: 'account',
  shape: of<{ answer: ErasureView }>(),
});

export const eraseMyAccount = write('POST', '/api/account/erasure', {
  access: 'erase_own_account',
  shape: of<{ body: EraseAccountBody; answer: DoneView }>(),
});

export const eraseUser = write('POST', '/api/admin/users/:id/erasure', {
  access: 'administer',
  stales: ['admin'],
  shape: of<{ answer: DoneView }>(),
});

export const getRetention = read('/api/admin/retention', {
  access: 'administer',
  about: 'admin',
  shape: of<{ answer: RetentionView }>(),
});
