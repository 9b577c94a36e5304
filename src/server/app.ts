import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { adminUserRoutes } from './features/admin/user-routes.ts';
import { agendaRoutes } from './features/agenda/routes.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { billRoutes } from './features/bills/routes.ts';
import { calendarRoutes } from './features/calendars/routes.ts';
import { changeRequestRoutes } from './features/change-requests/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { companyRoutes } from './features/company/routes.ts';
import { driverProfileRoutes } from './features/driver-profiles/routes.ts';
import { followLinkRoutes } from './features/follow-links/routes.ts';
import { followPageRoutes } from './features/guest-page/follow/routes.ts';
import { guestPageRoutes } from './features/guest-page/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { pageRoutes } from './features/pages/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { webhookRoutes } from './features/payments/webhook-routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { landingRoutes } from './features/rides/landing-routes.ts';
import { moveRoutes } from './features/rides/move-routes.ts';
import { orderRoutes } from './features/rides/order-routes.ts';
import { rideRoutes } from './features/rides/routes.ts';
import { wayRoutes } from './features/rides/way-routes.ts';
import { fileRoutes } from './features/settings/file-routes.ts';
import { logoRoutes } from './features/settings/logo-routes.ts';
import { settingRoutes } from './features/settings/routes.ts';
import { takingRoutes } from './features/takings/routes.ts';
import { tariffRoutes } from './features/tariffs/routes.ts';
import { telephoneOrderRoutes } from './features/telephone-orders/routes.ts';
import { verdictRoutes } from './features/verdicts/routes.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import { voucherRoutes } from './features/vouchers/routes.ts';
import { guardRoutes } from './http/access.ts';
import { answerError } from './http/answer-error.ts';
import { documentApi } from './http/api-docs.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { refuseBrokenRequest, refuseEarly } from './http/early-refusals.ts';
import { healthRoutes } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { markWriters } from './http/may-be-old.ts';
import { metricsRoutes } from './http/metrics.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { limitRequests } from './http/rate-limits.ts';
import { nameRequests, newRequestId } from './http/request-ids.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveServiceWorker } from './http/service-worker.ts';
import { serveAssets } from './http/static-files.ts';
import { serializeWithZod, validateWithZod } from './http/zod-schemas.ts';
import { acceptUpgrades } from './live/accept-upgrades.ts';
import { keepLive } from './live/keep-live.ts';
import { positionRoutes } from './live/position-routes.ts';
import { socketRoutes } from './live/socket-routes.ts';

/** The whole application on its dependencies, not listening yet: tests call it directly. */
export async function buildApp(deps: Deps, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A failure is one log line, so requests need no child logger.
    childLoggerFactory: (parent) => parent,
    genReqId: newRequestId,
    trustProxy: deps.options.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // During the stop, a request on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors: refuseEarly,
    clientErrorHandler: refuseBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serializeWithZod);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  setSecurityHeaders(app, deps.options);
  nameRequests(app, deps.traces);
  compressAnswers(app);
  limitRequests(app, deps.options.rateLimitScale);
  await app.register(cookie);
  refuseForeignOrigins(app, deps.options);
  guardRoutes(app, deps);
  markWriters(app, deps);

  const live = keepLive(deps, logger);
  await app.register(metricsRoutes, { deps, openSockets: () => live.hub.size });
  await documentApi(app);
  await app.register(healthRoutes, { deps });
  for (const routes of [
    accountRoutes,
    settingRoutes,
    logoRoutes,
    fileRoutes,
    placeRoutes,
    rideRoutes,
    moveRoutes,
    orderRoutes,
    agendaRoutes,
    landingRoutes,
    changeRequestRoutes,
    voucherRoutes,
    verdictRoutes,
    verificationRoutes,
    paymentRoutes,
    webhookRoutes,
    takingRoutes,
    pricingRoutes,
    companyRoutes,
    billRoutes,
    followLinkRoutes,
    guestPageRoutes,
    calendarRoutes,
    legalRoutes,
    tariffRoutes,
    telephoneOrderRoutes,
    driverProfileRoutes,
    availabilityRoutes,
    notificationRoutes,
    adminRoutes,
    adminUserRoutes,
    chatRoutes,
    clientRoutes,
    pushRoutes,
    reminderRoutes,
    personalDataRoutes,
  ])
    await app.register(routes, { deps });
  await app.register(wayRoutes, { deps, carOf: (rideId) => live.positions.freshPointOf(rideId) });
  const upgrade = acceptUpgrades(app);
  socketRoutes(app, deps, live, upgrade);
  positionRoutes(app, deps, live, upgrade);
  await app.register(followPageRoutes, { deps, live, upgrade });
  if (deps.options.assetsFolder) await serveAssets(app, deps.options.assetsFolder);
  await serveServiceWorker(app, deps.webApp);
  await pageRoutes(app, { deps });
  return app;
}
