import {
  getCurrentUser,
  register,
  requestPasswordReset,
  resetPassword,
  saveProfile,
  signIn,
  signOut,
} from '#contract/account/auth.calls.ts';
import type { ProfileBody, RegisterBody } from '#contract/account/auth.ts';
import type { Call } from '#contract/call.ts';
import {
  capturePaypalOrder,
  checkPayment,
  openPaypalOrder,
  openStripeCheckout,
  payRide,
  refundRide,
} from '#contract/money/payments.calls.ts';
import { sendRideMessage } from '#contract/people/chat.calls.ts';
import type { RideMessageBody } from '#contract/people/chat.ts';
import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import type { DriverProfileBody } from '#contract/people/driver-profile.ts';
import { changeUser, handOverRide } from '#contract/platform/admin.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import type { SettingsBody } from '#contract/platform/settings.ts';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import type { BookRideBody, EditRideBody } from '#contract/rides/booking-bodies.ts';
import {
  acceptChange,
  refuseChange,
  requestChange,
  withdrawChange,
} from '#contract/rides/change-requests.calls.ts';
import { reportLanding, undoLanding } from '#contract/rides/landing.calls.ts';
import type { LandingBody } from '#contract/rides/landing.ts';
import type { AcceptRideBody, AnswerChangeBody, MoveRideBody } from '#contract/rides/move-bodies.ts';
import { answerContest, contestPrice } from '#contract/rides/raise.calls.ts';
import type { AnswerContestBody } from '#contract/rides/raise.ts';
import type { UndoStepBody } from '#contract/rides/ride-way.ts';
import {
  acceptRide,
  cancelRide,
  moveRide,
  noteAbsence,
  rejectRide,
  waiveFee,
  withdrawCancellation,
} from '#contract/rides/rides.calls.ts';
import { takeOrder, takeSeveral } from '#contract/rides/telephone-orders.calls.ts';
import type { TakeOrderBody, TakeSeveralBody } from '#contract/rides/telephone-orders.ts';
import { noteCall, takeStep, undoStep } from '#contract/rides/way.calls.ts';
import { toOrly } from './bookings.ts';
import type { Answer } from './people.ts';
import type { Headers, Sent } from './requests.ts';

type Calls = <C extends Call>(call: C, ...sent: Sent<C>) => Promise<Answer<C>>;
type WithId = { id: string };

export const camille = { firstName: 'Camille', lastName: 'Rousseau-Delmas', phone: '06 12 34 56 78' };

/** The actions of users, named in the words of the trade. */
export function verbsOf(calls: Calls) {
  return { ...accountVerbs(calls), ...rideVerbs(calls), ...paymentVerbs(calls), ...settingVerbs(calls) };
}

function accountVerbs(calls: Calls) {
  return {
    registers: (body: RegisterBody, headers?: Headers) => calls(register, { body }, headers),
    signsIn: (email: string, password: string, headers?: Headers) =>
      calls(signIn, { body: { email, password } }, headers),
    signsOut: () => calls(signOut),
    isKnownAs: async () => (await calls(getCurrentUser)).json().user?.email ?? null,
    requestsPasswordReset: (email: string, headers?: Headers) =>
      calls(requestPasswordReset, { body: { email } }, headers),
    resetsPassword: (token: string, password: string) => calls(resetPassword, { body: { token, password } }),
    savesProfile: (body: ProfileBody) => calls(saveProfile, { body }),
  };
}

function rideVerbs(calls: Calls) {
  return {
    /** To Orly, with the test's changes. */
    books: (change: Partial<BookRideBody> = {}, headers?: Headers) =>
      calls(bookRide, { body: { ...toOrly, ...change } }, headers),
    /** By telephone, for Camille who has no account, with the test's changes. */
    takesOrder: (change: Partial<TakeOrderBody> = {}, headers?: Headers) =>
      calls(takeOrder, { body: { contact: camille, ride: toOrly, takenByMe: true, ...change } }, headers),
    takesSeveral: (
      order: Pick<TakeSeveralBody, 'rides' | 'withReturns'> & Partial<TakeSeveralBody>,
      headers?: Headers,
    ) => calls(takeSeveral, { body: { contact: camille, takenByMe: true, ...order } }, headers),
    edits: ({ id }: WithId, change: Partial<EditRideBody> = {}) =>
      calls(editRide, { id, body: { ...toOrly, ...change } }),
    /** For an accepted ride: the other side has to answer. */
    asksChange: ({ id }: WithId, change: Partial<EditRideBody> = {}) =>
      calls(requestChange, { id, body: { ...toOrly, ...change } }),
    acceptsChange: ({ id }: WithId, body: AnswerChangeBody = {}) => calls(acceptChange, { id, body }),
    refusesChange: ({ id }: WithId, body: AnswerChangeBody = {}) => calls(refuseChange, { id, body }),
    withdrawsChange: ({ id }: WithId) => calls(withdrawChange, { id }),
    cancels: ({ id }: WithId, reason?: string) =>
      calls(cancelRide, { id, body: reason === undefined ? {} : { reason } }),
    setsOff: ({ id }: WithId, phoneTime?: string) =>
      calls(takeStep, { id, body: { step: 'on_the_way', ...(phoneTime ? { phoneTime } : {}) } }),
    arrives: ({ id }: WithId, phoneTime?: string) =>
      calls(takeStep, { id, body: { step: 'arrived', ...(phoneTime ? { phoneTime } : {}) } }),
    undoes: ({ id }: WithId, step: UndoStepBody['step']) => calls(undoStep, { id, body: { step } }),
    lands: ({ id }: WithId) => calls(reportLanding, { id, body: { sign: 'landed' } }),
    hasLuggage: ({ id }: WithId) => calls(reportLanding, { id, body: { sign: 'luggage' } }),
    takesBack: ({ id }: WithId, sign: LandingBody['sign']) => calls(undoLanding, { id, body: { sign } }),
    callsClient: ({ id }: WithId) => calls(noteCall, { id }),
    notesAbsence: ({ id }: WithId) => calls(noteAbsence, { id }),
    waivesFee: ({ id }: WithId) => calls(waiveFee, { id }),
    contestsPrice: ({ id }: WithId, reason = 'Nous étions à l’heure') =>
      calls(contestPrice, { id, body: { reason } }),
    answersContest: ({ id }: WithId, answer: AnswerContestBody['answer']) =>
      calls(answerContest, { id, body: { answer } }),
    withdrawsCancellation: ({ id }: WithId) => calls(withdrawCancellation, { id }),
    /** With the version the driver saw, if the test gives one. */
    accepts: ({ id }: WithId, seen: AcceptRideBody = {}) => calls(acceptRide, { id, body: seen }),
    rejects: ({ id }: WithId, rejectionReason: string) =>
      calls(rejectRide, { id, body: { rejectionReason } }),
    starts: ({ id }: WithId) => calls(moveRide, { id, body: { status: 'in_progress' } }),
    undoesStart: ({ id }: WithId) => calls(moveRide, { id, body: { status: 'accepted' } }),
    /** At another price, if the test gives one; a raise gets a named addition. */
    completes: (ride: WithId & { estimatedPrice?: string }, finalPrice: string | number | null = null) =>
      calls(moveRide, {
        id: ride.id,
        body: { status: 'completed', finalPrice, ...raiseOf(ride, finalPrice) },
      }),
    moves: ({ id }: WithId, body: MoveRideBody) => calls(moveRide, { id, body }),
    writes: ({ id }: WithId, content: string, more: Partial<RideMessageBody> = {}) =>
      calls(sendRideMessage, { body: { rideId: id, content, ...more } }),
  };
}

function raiseOf({ estimatedPrice }: { estimatedPrice?: string }, finalPrice: string | number | null) {
  const raise = Number(finalPrice) - Number(estimatedPrice ?? Number.POSITIVE_INFINITY);
  const reason = 'Convenu en chemin';
  return raise > 0 ? { additions: [{ kind: 'supplement' as const, amount: raise.toFixed(2), reason }] } : {};
}

function paymentVerbs(calls: Calls) {
  const saysCash = ({ id }: WithId, paymentStatus: 'paid' | 'unpaid') =>
    calls(payRide, { id, body: { paymentStatus, paymentMethod: 'cash' } });
  return {
    /** By the client: declares cash. */
    paysCash: (ride: WithId) => saysCash(ride, 'paid'),
    takesCashBack: (ride: WithId) => saysCash(ride, 'unpaid'),
    /** By the driver: confirms cash. */
    confirmsCash: (ride: WithId) => saysCash(ride, 'paid'),
    contestsCash: (ride: WithId) => saysCash(ride, 'unpaid'),
    opensPaypalOrder: ({ id }: WithId, body: { wholeOrder?: boolean } = {}) =>
      calls(openPaypalOrder, { body: { rideId: id, ...body } }),
    capturesPaypalOrder: (orderId: string) => calls(capturePaypalOrder, { orderId }),
    opensStripeCheckout: ({ id }: WithId, body: { wholeOrder?: boolean } = {}) =>
      calls(openStripeCheckout, { body: { rideId: id, ...body } }),
    checksPayment: ({ id }: WithId) => calls(checkPayment, { id }),
    refunds: ({ id }: WithId) => calls(refundRide, { id }),
  };
}

function settingVerbs(calls: Calls) {
  return {
    savesSettings: (body: SettingsBody) => calls(saveSettings, { body }),
    savesDriverProfile: (body: DriverProfileBody) => calls(saveDriverProfile, { body }),
    blocks: ({ id }: WithId, reason?: string) =>
      calls(changeUser, { id, body: { blocked: true, ...(reason === undefined ? {} : { reason }) } }),
    handsOver: (ride: WithId, to: WithId) => calls(handOverRide, { id: ride.id, body: { driverId: to.id } }),
    unblocks: ({ id }: WithId) => calls(changeUser, { id, body: { blocked: false } }),
  };
}
