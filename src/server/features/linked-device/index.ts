export { readDevice } from './device-repository.ts';
export { keepDevice } from './keep-device.ts';
export { linkDevice, unlinkDevice } from './link-device.ts';
