export { cancelLongExpired } from './cancel-long-expired.ts';
export { rideRoutes } from './routes.ts';
