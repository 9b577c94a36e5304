export { basePoint } from './base-point.ts';
export { knownRoads, type Way } from './known-roads.ts';
