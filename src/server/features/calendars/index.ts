export { busyTimesBetween } from './busy-times.ts';
export { openAddress, sealAddress } from './sealed-address.ts';
