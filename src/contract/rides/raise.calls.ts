import { of, write } from '../call.ts';
import type { AnswerContestBody, ContestPriceBody } from './raise.ts';
import type { RideView } from './rides.ts';

/** The client does not agree to what was added at the end: until there is an answer, the agreed price is due. */
export const contestPrice = write('PATCH', '/api/rides/:id/contest-price', {
  access: 'book_rides',
  stales: ['rides', 'takings'],
  shape: of<{ body: ContestPriceBody; answer: RideView }>(),
});

/** By its driver or an admin: nothing more than agreed, or it stays due. */
export const answerContest = write('PATCH', '/api/rides/:id/answer-contest', {
  access: 'answer_contests',
  stales: ['rides', 'takings', 'admin'],
  shape: of<{ body: AnswerContestBody; answer: RideView }>(),
});
