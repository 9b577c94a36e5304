export { fileRoutes } from './file-routes.ts';
export { offeredMethods } from './offered-methods.ts';
export { presentPublicSettings } from './present-settings.ts';
export { settingRoutes } from './routes.ts';
