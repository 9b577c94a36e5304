import { of, read, write } from '../call.ts';
import type { AvailabilityView, DriverProfileBody, DriverProfileView, SetupView } from './driver-profile.ts';

export const getDriverProfile = read('/api/driver-profile', {
  access: 'edit_driver_profile',
  about: 'driver_profile',
  readableOffline: true,
  shape: of<{ answer: DriverProfileView }>(),
});

export const saveDriverProfile = write('PATCH', '/api/driver-profile', {
  access: 'edit_driver_profile',
  stales: ['driver_profile', 'company', 'vouchers'],
  shape: of<{ body: DriverProfileBody; answer: DriverProfileView }>(),
});

export const getSetup = read('/api/driver-profile/setup', {
  access: 'edit_driver_profile',
  about: 'driver_profile',
  shape: of<{ answer: SetupView }>(),
});

export const getAvailability = read('/api/public/availability', {
  access: 'anyone',
  about: 'availability',
  shape: of<{ answer: AvailabilityView }>(),
});
