export { sumTakings } from './sum-takings.ts';
