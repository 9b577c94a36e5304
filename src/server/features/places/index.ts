export { pointFrom } from './point-from.ts';
