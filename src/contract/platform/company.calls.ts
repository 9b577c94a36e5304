import { of, read, write } from '../call.ts';
import type { CompanyBody, CompanyView, ControlListView } from './company.ts';

export const getCompany = read('/api/company', {
  access: 'change_settings',
  about: 'company',
  shape: of<{ answer: CompanyView }>(),
});

export const saveCompany = write('PATCH', '/api/company', {
  access: 'change_settings',
  stales: ['company', 'vouchers', 'legal_texts'],
  shape: of<{ body: CompanyBody; answer: CompanyView }>(),
});

/** What a roadside check would find missing or expired. */
export const listControlPoints = read('/api/driver-profile/control-points', {
  access: 'drive',
  about: 'company',
  shape: of<{ answer: ControlListView }>(),
});
