export { findDriverProfile } from './driver-profile-repository.ts';
export { presentDriverProfile } from './present-driver-profile.ts';
