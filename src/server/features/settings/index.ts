export { fileRoutes } from './file-routes.ts';
export { presentPublicSettings } from './present-settings.ts';
export { settingRoutes } from './routes.ts';
