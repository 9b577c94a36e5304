export { adminRoutes } from './routes.ts';
export { adminUserRoutes } from './user-routes.ts';
