import { of, write } from '../call.ts';
import type { AnswerContestBody, ContestPriceBody } from './raise.ts';
import type { RideView } from './rides.ts';

/** The client contests a raise: until it is answered, only the agreed price is due. */
export const contestPrice = write('PATCH', '/api/rides/:id/contest-price', {
  access: 'book_rides',
  stales: ['rides', 'takings'],
  shape: of<{ body: ContestPriceBody; answer: RideView }>(),
});

/** By the driver or an admin: only the agreed price, or the raise stays due. */
export const answerContest = write('PATCH', '/api/rides/:id/answer-contest', {
  access: 'answer_contests',
  stales: ['rides', 'takings', 'admin'],
  shape: of<{ body: AnswerContestBody; answer: RideView }>(),
});
