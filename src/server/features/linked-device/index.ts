export { forgetDevice, readDevice, stopWanting } from './device-repository.ts';
export { linkDevice, unlinkDevice } from './link-device.ts';
export { runDevice } from './run-device.ts';
