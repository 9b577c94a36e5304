import { endpoint } from '../endpoint.ts';
import { editRideBody } from './booking-bodies.ts';
import * as calls from './change-requests.calls.ts';
import { answerChangeBody } from './move-bodies.ts';
import { changeFollowingBody, followingChangeView, quoteFollowingBody } from './order-changes.ts';
import { orderOutcomeView } from './orders.ts';
import { rideView } from './rides.ts';

export const changeRequestApi = {
  ask: endpoint(calls.requestChange, { body: editRideBody, answer: rideView }),
  accept: endpoint(calls.acceptChange, { body: answerChangeBody, answer: rideView }),
  refuse: endpoint(calls.refuseChange, { body: answerChangeBody, answer: rideView }),
  withdraw: endpoint(calls.withdrawChange, { answer: rideView }),
  quoteFollowing: endpoint(calls.quoteFollowing, { body: quoteFollowingBody, answer: followingChangeView }),
  changeFollowing: endpoint(calls.changeFollowing, { body: changeFollowingBody, answer: orderOutcomeView }),
};
