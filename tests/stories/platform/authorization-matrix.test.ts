import pino from 'pino';
import { describe, expect, test } from 'vitest';
import * as auth from '#contract/account/auth.calls.ts';
import * as personalData from '#contract/account/personal-data.calls.ts';
import type { Call } from '#contract/call.ts';
import * as payments from '#contract/money/payments.calls.ts';
import * as takings from '#contract/money/takings.calls.ts';
import * as notifications from '#contract/notifications/notifications.calls.ts';
import * as push from '#contract/notifications/push.calls.ts';
import * as reminders from '#contract/notifications/reminders.calls.ts';
import * as bills from '#contract/papers/bills.calls.ts';
import * as vouchers from '#contract/papers/vouchers.calls.ts';
import * as chat from '#contract/people/chat.calls.ts';
import * as clientFiles from '#contract/people/clients.calls.ts';
import * as driverProfile from '#contract/people/driver-profile.calls.ts';
import * as admin from '#contract/platform/admin.calls.ts';
import * as company from '#contract/platform/company.calls.ts';
import * as legal from '#contract/platform/legal.calls.ts';
import * as platform from '#contract/platform/platform.calls.ts';
import * as settings from '#contract/platform/settings.calls.ts';
import * as pricing from '#contract/pricing/pricing.calls.ts';
import * as booking from '#contract/rides/booking.calls.ts';
import * as changes from '#contract/rides/change-requests.calls.ts';
import * as followLinks from '#contract/rides/follow-links.calls.ts';
import * as landing from '#contract/rides/landing.calls.ts';
import * as orders from '#contract/rides/orders.calls.ts';
import * as raise from '#contract/rides/raise.calls.ts';
import * as rides from '#contract/rides/rides.calls.ts';
import * as telephoneOrders from '#contract/rides/telephone-orders.calls.ts';
import * as verdicts from '#contract/rides/verdicts.calls.ts';
import * as way from '#contract/rides/way.calls.ts';
import * as agenda from '#contract/time/agenda.calls.ts';
import * as calendars from '#contract/time/calendars.calls.ts';
import * as hours from '#contract/time/hours.calls.ts';
import * as departures from '#contract/trip/departures.calls.ts';
import * as places from '#contract/trip/places.calls.ts';
import { pages } from '#domain/navigation/pages.ts';
import { buildApp } from '#server/app.ts';
import { toOrly } from '#tests/support/bookings.ts';
import type { Visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

type Verdict = 'may' | 401 | 403 | 404;
type Actor = 'anonymous' | 'owner' | 'otherClient' | 'driver' | 'otherDriver' | 'admin';
type Line = Record<Actor, Verdict>;

const everybody = line('may', 'may', 'may', 'may', 'may', 'may');
const signedIn = line(401, 'may', 'may', 'may', 'may', 'may');
const clients = line(401, 'may', 'may', 403, 403, 403);
const drivers = line(401, 403, 403, 'may', 'may', 403);
const chatUsers = line(401, 'may', 'may', 'may', 'may', 403);
const operators = line(401, 403, 403, 'may', 'may', 'may');
const nobody = line(404, 404, 404, 404, 404, 404);
const admins = line(401, 403, 403, 403, 403, 'may');

type Body = (rideId: string) => unknown;
const followingChange: Body = (id) => ({ change: toOrly, rides: [{ id, version: 1, quoteId: '' }] });

/**
 * Who may make which call; a ride stands for one that its driver accepted. A route that is not here fails the test below.
 * The body reaches past the check of its shape, where the refusal lies behind it.
 */
const calls: [call: Call, verdicts: Line, body?: Body][] = [
  [auth.getCurrentUser, everybody],
  [auth.signIn, everybody],
  [auth.register, everybody],
  [auth.signOut, everybody],
  [auth.requestPasswordReset, everybody],
  [auth.resetPassword, everybody],
  [auth.saveProfile, signedIn],
  [auth.changePassword, signedIn],
  [settings.getPublicSettings, everybody],
  [settings.getMapsKey, everybody],
  [settings.getSettings, operators],
  [settings.saveSettings, operators],
  [settings.uploadLogo, operators],

  [places.suggestPlaces, everybody],
  [places.getPlace, everybody],
  [places.findAddress, everybody],
  [places.quoteTrip, everybody],

  [booking.bookRide, clients],
  [rides.listRides, signedIn],
  [rides.listPendingRides, signedIn],
  [rides.listRideHistory, signedIn],
  [rides.countRides, signedIn],
  [rides.listChangedRides, signedIn],
  [rides.listRideRoads, signedIn],
  [rides.getRide, line(401, 'may', 404, 'may', 404, 'may')],
  [rides.moveRide, line(401, 'may', 404, 'may', 404, 403), () => ({ status: 'cancelled', reason: 'Panne' })],
  [booking.editRide, line(401, 'may', 404, 403, 403, 403), () => toOrly],
  [booking.changePassenger, line(401, 'may', 404, 403, 403, 403), () => ({ passenger: null })],
  [changes.requestChange, line(401, 'may', 404, 'may', 404, 403), () => toOrly],
  [changes.acceptChange, line(401, 'may', 404, 'may', 404, 403)],
  [changes.refuseChange, line(401, 'may', 404, 'may', 404, 403)],
  [changes.withdrawChange, line(401, 'may', 404, 'may', 404, 403)],
  [changes.quoteFollowing, line(401, 'may', 404, 'may', 404, 403), () => toOrly],
  [changes.changeFollowing, line(401, 'may', 404, 'may', 404, 403), followingChange],
  [rides.acceptRide, line(401, 403, 403, 'may', 'may', 403)],
  [rides.rejectRide, line(401, 403, 403, 'may', 'may', 403), () => ({ rejectionReason: 'Trop loin' })],
  [rides.cancelRide, line(401, 'may', 404, 'may', 404, 403)],
  [rides.noteAbsence, line(401, 403, 403, 'may', 404, 403)],
  [way.takeStep, line(401, 403, 403, 'may', 404, 403), () => ({ step: 'on_the_way' })],
  [way.undoStep, line(401, 403, 403, 'may', 404, 403), () => ({ step: 'on_the_way' })],
  [way.noteCall, line(401, 403, 403, 'may', 404, 403)],
  [landing.reportLanding, line(401, 'may', 404, 403, 403, 403), () => ({ sign: 'landed' })],
  [landing.undoLanding, line(401, 'may', 404, 403, 403, 403), () => ({ sign: 'landed' })],
  [rides.waiveFee, line(401, 403, 403, 'may', 404, 403)],
  [raise.contestPrice, line(401, 'may', 404, 403, 403, 403), () => ({ reason: 'Nous étions à l’heure' })],
  [raise.answerContest, line(401, 403, 403, 'may', 404, 'may'), () => ({ answer: 'kept' })],
  [rides.withdrawCancellation, line(401, 'may', 404, 403, 403, 403)],

  [orders.quoteOrder, everybody],
  [orders.bookOrder, clients],
  // A ride that was ordered alone is an order of its own.
  [orders.listOrderRides, line(401, 'may', 404, 'may', 404, 'may')],
  [orders.acceptOrder, line(401, 403, 403, 'may', 'may', 403)],
  [orders.rejectOrder, line(401, 403, 403, 'may', 'may', 403), () => ({ rejectionReason: 'Trop loin' })],
  [orders.getOrderCancellation, line(401, 'may', 404, 403, 403, 403)],
  [orders.cancelOrder, line(401, 'may', 404, 403, 403, 403), () => ({ scope: 'order' })],

  [rides.getRideClosing, line(401, 403, 403, 'may', 404, 403)],
  [rides.listRidesOfDay, drivers],
  [agenda.getAgendaTimes, drivers],
  [rides.listRideEvents, line(401, 'may', 404, 'may', 404, 'may')],
  [rides.downloadRideCalendar, line(401, 'may', 404, 'may', 404, 'may')],

  [vouchers.getRoadside, drivers],
  [vouchers.listRideVouchers, line(401, 'may', 404, 'may', 404, 'may')],
  [vouchers.downloadVoucher, line(401, 'may', 404, 'may', 404, 'may')],
  [vouchers.issueVoucher, line(401, 403, 403, 'may', 404, 403)],

  [
    payments.payRide,
    // An admin settles only for a driver who is unable.
    line(401, 'may', 404, 'may', 404, 403),
    () => ({ paymentStatus: 'unpaid', paymentMethod: 'cash' }),
  ],
  [payments.checkPayment, line(401, 'may', 404, 403, 403, 403)],
  [payments.getOrderPayment, line(401, 'may', 404, 403, 403, 403)],
  [payments.testPaymentConnection, operators],
  [payments.refundRide, line(401, 403, 403, 'may', 404, 403)],
  [payments.getPaypalSetup, clients],
  [payments.openPaypalOrder, line(401, 'may', 404, 403, 403, 403), (rideId) => ({ rideId })],
  // No such order: the address has the id of a ride.
  [payments.capturePaypalOrder, line(401, 404, 404, 403, 403, 403)],
  [payments.openStripeCheckout, line(401, 'may', 404, 403, 403, 403), (rideId) => ({ rideId })],
  // Nothing is signed here.
  [payments.receivePaypalEvent, line(403, 403, 403, 403, 403, 403)],
  [payments.receiveStripeEvent, line(403, 403, 403, 403, 403, 403)],

  [takings.getTakings, operators],
  [takings.listReceipts, operators],
  [takings.downloadTakings, operators],
  [takings.downloadBills, operators],
  [takings.downloadFec, operators],
  [takings.getAccounting, operators],
  [takings.saveAccounting, operators],

  [pricing.listPricingRules, drivers],
  [pricing.createPricingRule, drivers],
  [pricing.changePricingRule, line(401, 403, 403, 404, 404, 403)],
  [pricing.deletePricingRule, line(401, 403, 403, 404, 404, 403)],
  [pricing.listForfaits, drivers],
  [pricing.createForfait, drivers],
  [pricing.changeForfait, line(401, 403, 403, 404, 404, 403)],
  [pricing.deleteForfait, line(401, 403, 403, 404, 404, 403)],
  [pricing.getPriceExtras, drivers],
  [pricing.savePriceExtras, drivers],
  [pricing.getWaitingTerms, drivers],
  [pricing.saveWaitingTerms, drivers],
  [pricing.listOfferedOptions, everybody],

  [bills.listRideBills, signedIn],
  [bills.requestNote, line(401, 'may', 404, 'may', 404, 'may')],
  [bills.requestInvoice, line(401, 'may', 404, 'may', 404, 'may')],
  [bills.creditInvoice, line(401, 403, 403, 'may', 404, 'may'), () => ({ reason: 'Retard' })],
  // No such bill: the address has the id of a ride.
  [bills.downloadBill, line(401, 404, 404, 404, 404, 404)],
  [bills.getBillingDetails, clients],
  [bills.saveBillingDetails, clients],
  [bills.getBillingSettings, operators],
  [bills.saveBillingSettings, operators],

  // No such client: the address has the id of a ride.
  [departures.listDepartures, everybody],
  [departures.checkMoment, everybody],
  [hours.getHours, drivers],
  [hours.saveHours, drivers],
  [hours.addDayOff, drivers],
  [hours.removeDayOff, line(401, 403, 403, 404, 404, 403)],
  [hours.getInstant, drivers],
  [hours.saveInstant, drivers],

  [clientFiles.getClientFile, line(401, 403, 403, 404, 404, 403)],
  [clientFiles.listClientRides, line(401, 403, 403, 404, 404, 403)],
  [clientFiles.saveClientNote, line(401, 403, 403, 404, 404, 403), () => ({ note: 'Code 24B7' })],

  [company.getCompany, operators],
  [company.saveCompany, operators],
  [company.listControlPoints, drivers],
  [legal.getLegalTexts, operators],
  [legal.saveLegalTexts, operators],

  [driverProfile.getDriverProfile, drivers],
  [driverProfile.saveDriverProfile, drivers],
  [driverProfile.getSetup, drivers],
  [driverProfile.getAvailability, everybody],
  [telephoneOrders.searchClients, drivers],
  [telephoneOrders.takeOrder, drivers],
  [telephoneOrders.takeSeveral, drivers],
  // The client booked this ride: even its driver has no link of it to keep.
  [telephoneOrders.confirmByTelephone, line(401, 403, 403, 'may', 404, 403)],
  [telephoneOrders.confirmOrderByTelephone, line(401, 403, 403, 'may', 404, 403)],
  [telephoneOrders.getGuestLink, line(401, 403, 403, 'may', 404, 403)],
  [telephoneOrders.renewGuestLink, line(401, 403, 403, 'may', 404, 403)],
  [telephoneOrders.revokeGuestLink, line(401, 403, 403, 'may', 404, 403)],

  [followLinks.shareRide, line(401, 'may', 404, 'may', 404, 403)],
  [followLinks.renewFollowLink, line(401, 403, 403, 'may', 404, 403)],
  [followLinks.revokeFollowLink, line(401, 403, 403, 'may', 404, 403)],

  [calendars.getCalendarFeed, chatUsers],
  [calendars.renewCalendarFeed, chatUsers],
  [calendars.revokeCalendarFeed, chatUsers],
  [calendars.getOwnCalendar, drivers],
  [calendars.saveOwnCalendar, drivers, () => ({ address: 'https://calendrier.test/a.ics' })],
  // None is kept.
  [calendars.readOwnCalendarNow, line(401, 403, 403, 404, 404, 403)],
  [calendars.removeOwnCalendar, drivers],

  [verdicts.listVerdicts, drivers],
  [verdicts.listChangedRequests, drivers],
  [verdicts.getTripVerdict, drivers],

  [notifications.getNotificationConfig, drivers],
  [notifications.saveNotificationConfig, drivers],
  [notifications.testNotifications, drivers],
  [notifications.getLinkedDevice, drivers],
  [notifications.linkDevice, drivers],
  [notifications.unlinkDevice, drivers],

  [admin.getFigures, admins],
  [admin.listAllRides, admins],
  [admin.getJournal, admins],
  [admin.getServiceState, admins],
  [admin.getOutbox, admins],
  // No such message, no such account: the address has the id of a ride.
  [admin.resendMessage, line(401, 403, 403, 403, 403, 404)],
  [admin.listUsers, admins],
  [admin.changeUser, line(401, 403, 403, 403, 403, 404)],
  [admin.handOverRide, admins],
  [admin.downloadJournal, admins],
  [admin.resetUserPassword, line(401, 403, 403, 403, 403, 404)],

  [chat.listRideMessages, line(401, 'may', 404, 'may', 404, 403)],
  [chat.readRideMessages, line(401, 'may', 404, 'may', 404, 403)],
  [
    chat.sendRideMessage,
    line(401, 'may', 404, 'may', 404, 403),
    (rideId) => ({ rideId, content: 'Bonjour' }),
  ],
  [chat.listGeneralMessages, chatUsers],
  [chat.sendGeneralMessage, chatUsers],
  [chat.readGeneralMessages, chatUsers],
  [chat.listThreads, drivers],
  [chat.listRideThreads, drivers],
  [chat.countUnread, chatUsers],
  [chat.askAssistant, drivers],

  [personalData.exportMyData, signedIn],
  [personalData.getErasure, clients],
  // Without a password nothing happens.
  [personalData.eraseMyAccount, clients],
  [personalData.eraseUser, line(401, 403, 403, 403, 403, 404)],
  [personalData.getRetention, admins],

  [push.getPushKey, chatUsers],
  [push.subscribeToPush, chatUsers],
  [push.unsubscribeFromPush, chatUsers],
  [reminders.getReminders, chatUsers],
  [reminders.saveReminders, chatUsers],
];

/** What is no call of the contract: pages, and files that browsers and machines ask for. */
const others: Record<string, Line> = {
  '/healthz': everybody,
  '/readyz': everybody,
  '/metrics': everybody,
  '/favicon.svg': everybody,
  '/favicon.ico': everybody,
  '/sw.js': everybody,
  '/shell': everybody,
  '/shell/control': everybody,
  // No such voucher: the address has a star.
  '/verifier/*': nobody,
  // No such link: the address has a star.
  '/ma-course/*': nobody,
  '/suivi/*': nobody,
  // No such feed: the address has no token.
  '/calendrier/:file': nobody,
  '/tarifs': everybody,
  '/mentions-legales': everybody,
  '/conditions': everybody,
  '/confidentialite': everybody,
  '/manifest.webmanifest': everybody,
  '/icons/any-192.png': everybody,
  '/icons/any-512.png': everybody,
  '/icons/maskable-192.png': everybody,
  '/icons/maskable-512.png': everybody,
  ...Object.fromEntries(pages.map((page) => [page.path, everybody])),
};

const matrix = [
  ...calls.map(([{ method, path }, verdicts, body]) => ({ method, path, verdicts, body })),
  ...Object.entries(others).map(([path, verdicts]) => ({
    method: 'GET' as const,
    path,
    verdicts,
    body: undefined,
  })),
  { method: 'POST' as const, path: '/ma-course/*', verdicts: nobody, body: undefined },
  { method: 'POST' as const, path: '/suivi/*', verdicts: nobody, body: undefined },
];

function line(
  anonymous: Verdict,
  owner: Verdict,
  otherClient: Verdict,
  driver: Verdict,
  otherDriver: Verdict,
  admin: Verdict,
): Line {
  return { anonymous, owner, otherClient, driver, otherDriver, admin };
}

/** Documentation and its files, by a library; public. */
const isApiDocs = (url: string) => url.startsWith(platform.API_DOCS_PATH);
/** Answers 404 without an existing picture: tested by its own stories. */
const isFile = (url: string) => url === settings.getFile.path;
/** Only an upgrade gets anywhere: held by its own stories. */
const sockets: readonly string[] = [
  platform.openSocket.path,
  platform.openPosition.path,
  platform.openFollowedPosition.path,
];
const isSocket = (url: string) => sockets.includes(url);

async function openInventory() {
  const { app } = await openWorld();
  const routes = app.routeInventory.filter(
    ({ method, url }) => method !== 'HEAD' && !isApiDocs(url) && !isFile(url) && !isSocket(url),
  );
  return routes.map(({ method, url }) => `${method} ${url}`);
}

describe('the authorization matrix', () => {
  test('has a line for every route, and no line for a route that is gone', async () => {
    const routes = await openInventory();

    expect(routes.toSorted()).toEqual(matrix.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('is what the server does', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const people: Record<Actor, Visitor> = {
      anonymous: world.visitor(),
      owner: await world.client('Amélie'),
      otherClient: await world.client('Karim'),
      driver: await world.driver('Chloé'),
      otherDriver: await world.driver('Yann'),
      admin: await world.admin('Inès'),
    };
    const ride = (await people.owner.books()).json();
    await people.driver.accepts(ride);

    for (const { method, path, verdicts, body } of matrix) {
      for (const [who, verdict] of Object.entries(verdicts)) {
        const route = `${method} ${path}`;
        const { statusCode } = await world.app.inject({
          method,
          url: path.replace(/:\w+/u, ride.id),
          cookies: path === auth.signOut.path ? {} : Object.fromEntries(people[who as Actor].cookies),
          ...(method === 'GET' ? {} : { payload: body?.(ride.id) ?? {} }),
        });

        const outcome = [401, 403, 404].includes(statusCode) ? statusCode : 'may';
        expect(outcome, `${route} as ${who} answered ${statusCode}`).toBe(verdict);
        expect(statusCode, `${route} as ${who}`).toBeLessThan(500);
      }
    }
  });

  test('a route that does not say who may call it keeps the server from starting', async () => {
    const app = await buildApp((await openWorld()).deps, pino({ level: 'silent' }));

    expect(() => app.get('/api/forgotten', async () => 'anything')).toThrow('does not say who may call it');
  });
});
