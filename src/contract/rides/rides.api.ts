import { endpoint } from '../endpoint.ts';
import { changePassengerBody } from '../trip/passengers.ts';
import { bookRide, changePassenger, editRide } from './booking.calls.ts';
import { bookRideBody, editRideBody } from './booking-bodies.ts';
import { acceptRideBody, cancelRideBody, moveRideBody, rejectRideBody } from './move-bodies.ts';
import { answerContest, contestPrice } from './raise.calls.ts';
import { answerContestBody, contestPriceBody } from './raise.ts';
import { rideClosingView } from './ride-closing.ts';
import { rideDayQuery, rideIdsQuery, rideListQuery } from './ride-queries.ts';
import * as calls from './rides.calls.ts';
import {
  changedRidesView,
  rideCountsView,
  rideEventsView,
  rideRoadsView,
  ridesView,
  rideView,
} from './rides.ts';

const pageOfRides = { query: rideListQuery, answer: ridesView };

export const rideApi = {
  list: endpoint(calls.listRides, pageOfRides),
  listPending: endpoint(calls.listPendingRides, pageOfRides),
  listHistory: endpoint(calls.listRideHistory, pageOfRides),
  listOfDay: endpoint(calls.listRidesOfDay, { query: rideDayQuery, answer: ridesView }),
  count: endpoint(calls.countRides, { answer: rideCountsView }),
  listChanged: endpoint(calls.listChangedRides, { query: rideIdsQuery, answer: changedRidesView }),
  listRoads: endpoint(calls.listRideRoads, { query: rideIdsQuery, answer: rideRoadsView }),
  get: endpoint(calls.getRide, { answer: rideView }),
  listEvents: endpoint(calls.listRideEvents, { answer: rideEventsView }),
  downloadCalendar: endpoint(calls.downloadRideCalendar, {}),
  book: endpoint(bookRide, { body: bookRideBody, answer: rideView }),
  edit: endpoint(editRide, { body: editRideBody, answer: rideView }),
  changePassenger: endpoint(changePassenger, { body: changePassengerBody, answer: rideView }),
  getClosing: endpoint(calls.getRideClosing, { answer: rideClosingView }),
  move: endpoint(calls.moveRide, { body: moveRideBody, answer: rideView }),
  accept: endpoint(calls.acceptRide, { body: acceptRideBody, answer: rideView }),
  reject: endpoint(calls.rejectRide, { body: rejectRideBody, answer: rideView }),
  cancel: endpoint(calls.cancelRide, { body: cancelRideBody, answer: rideView }),
  noteAbsence: endpoint(calls.noteAbsence, { answer: rideView }),
  contestPrice: endpoint(contestPrice, { body: contestPriceBody, answer: rideView }),
  answerContest: endpoint(answerContest, { body: answerContestBody, answer: rideView }),
  waiveFee: endpoint(calls.waiveFee, { answer: rideView }),
  withdrawCancellation: endpoint(calls.withdrawCancellation, { answer: rideView }),
};
