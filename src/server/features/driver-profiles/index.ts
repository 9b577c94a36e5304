export { driverProfileRoutes } from './routes.ts';
