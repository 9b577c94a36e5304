export { busyTimesBetween } from './busy-times.ts';
export { rehashFeeds } from './feeds.ts';
export { openAddress, sealAddress } from './sealed-address.ts';
