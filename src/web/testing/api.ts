import {
  delay,
  HttpResponse,
  type HttpResponseResolver,
  http,
  type JsonBodyType,
  type RequestHandlerOptions,
} from 'msw';
import { setupServer } from 'msw/node';
import { type AddressArgs, type AnswerOf, type Call, urlOf } from '#contract/call.ts';
import { getReminders } from '#contract/notifications/reminders.calls.ts';
import { getBillingDetails } from '#contract/papers/bills.calls.ts';
import { countUnread, listRideThreads } from '#contract/people/chat.calls.ts';
import { getAvailability, getDriverProfile, getSetup } from '#contract/people/driver-profile.calls.ts';
import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { listControlPoints } from '#contract/platform/company.calls.ts';
import {
  countRides,
  listChangedRides,
  listPendingRides,
  listRideHistory,
  listRideRoads,
  listRides,
  listRidesOfDay,
} from '#contract/rides/rides.calls.ts';
import { getTripVerdict, listVerdicts } from '#contract/rides/verdicts.calls.ts';
import { getAgendaTimes } from '#contract/time/agenda.calls.ts';
import { getInstant } from '#contract/time/hours.calls.ts';
import type { InstantStateView } from '#contract/time/hours.ts';

export const noVerdicts = { verdicts: [], pairs: [], provisional: false };

export const noInstant: InstantStateView = {
  on: false,
  leastMargin: 20,
  shown: true,
  pauseMinutes: 0,
  rides: [],
};

export const noTimes = { spans: null, pauseMinutes: 0, base: null, daysOff: [], busyTimes: [] };

const noRides = { pending: 0, accepted: 0, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };

/** A driver who never filled in the papers. */
export const noPapers = {
  proCardNumber: '',
  proCardExpiry: '',
  medicalVisitExpiry: '',
  insuranceExpiry: '',
  technicalCheckExpiry: '',
  vehicleCo2e: null,
  vehicleEnergy: '',
};

export const wholeSetup = { tariff: true, vehicle: true, phone: true, alerts: true, logo: true };

export const blankProfile: DriverProfileView = {
  firstName: 'Chloé',
  lastName: 'Martin',
  licenseNumber: '',
  vehicleMake: '',
  vehicleModel: '',
  vehiclePlate: '',
  phoneNumber: '',
  bio: '',
  experience: '',
  specialties: '',
  isActive: true,
  ...noPapers,
};

/** A call with its parameters filled in. */
export function at<C extends Call>(call: C, ...args: AddressArgs<C>): C {
  return { ...call, path: urlOf(call, ...args) };
}

/** What the server does with a call. */
export function on({ method, path }: Call, resolver: HttpResponseResolver, options?: RequestHandlerOptions) {
  const handlers = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return handlers[method](path, inItsTime(resolver), options);
}

/** With `SLOW_ANSWERS=300`, answers come late and in any order: a test or screen that relies on an order fails. */
const slowest = Number(import.meta.env.SLOW_ANSWERS ?? 0);

function inItsTime(resolver: HttpResponseResolver): HttpResponseResolver {
  if (!slowest) return resolver;
  return async (call) => {
    await delay(Math.max(0, Math.random() * 2 - 1) * slowest);
    return await resolver(call);
  };
}

/** Lets this call wait until the returned function is called: the answer comes from the handler before. */
export function hold(call: Call): () => void {
  let release = () => {};
  const released = new Promise<undefined>((done) => {
    release = () => done(undefined);
  });
  api.use(on(call, () => released));
  return release;
}

/** Every read that no other handler answers. */
export function onAnyRead(resolver: HttpResponseResolver) {
  return http.get('*', resolver);
}

const noList = () => HttpResponse.json([]);

/** The stand-in server of the screen tests. Without rides by default. */
export const api = setupServer(
  on(countRides, () => HttpResponse.json(noRides)),
  ...[listRides, listRidesOfDay, listPendingRides, listRideHistory, listRideThreads].map((call) =>
    on(call, noList),
  ),
  on(listChangedRides, () => HttpResponse.json({ rides: [], counts: noRides })),
  on(listRideRoads, noList),
  on(getAgendaTimes, () => HttpResponse.json(noTimes)),
  on(getTripVerdict, () => HttpResponse.json({ code: 'invalid_request' }, { status: 400 })),
  on(listVerdicts, () => HttpResponse.json(noVerdicts)),
  on(getDriverProfile, () => HttpResponse.json(blankProfile)),
  on(getSetup, () => HttpResponse.json(wholeSetup)),
  on(getInstant, () => HttpResponse.json(noInstant)),
  on(listControlPoints, noList),
  on(getReminders, () => HttpResponse.json({ offered: ['push'], reminders: [] })),
  on(getBillingDetails, () => HttpResponse.json({ details: null })),
  on(countUnread, () => HttpResponse.json({ general: 0, rides: {}, total: 0 })),
  on(getAvailability, () => HttpResponse.json({ answering: true })),
);

/** Answers a call, and collects the bodies that were sent to it. */
export function answer<C extends Call>(call: C, body: AnswerOf<C>): unknown[] {
  return reply(call, body as JsonBodyType, 200);
}

export function refuse(call: Call, status: number, refusal: JsonBodyType): unknown[] {
  return reply(call, refusal, status);
}

function reply(call: Call, body: JsonBodyType, status: number): unknown[] {
  const received: unknown[] = [];
  api.use(
    on(call, async ({ request }) => {
      received.push(await request.json().catch(() => undefined));
      await delay(20);
      return HttpResponse.json(body, { status });
    }),
  );
  return received;
}
