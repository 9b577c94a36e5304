import { useMutation } from '@tanstack/react-query';
import { answerContest, contestPrice } from '#contract/rides/raise.calls.ts';
import type { AnswerContestBody } from '#contract/rides/raise.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { rideName } from '#web/text/rides.ts';
import { useSettling } from './settle-move.ts';

export function useContestPrice() {
  const settle = useSettling(contestPrice, {
    done: (_, ride) => `${rideName(ride)}\u00a0: prix contesté`,
    onFailure: (error) => reportFailure(error, 'Impossible de contester le prix.'),
  });
  return useMutation({
    mutationFn: ({ ride, reason }: { ride: RideView; reason: string }) =>
      callApi(contestPrice, { id: ride.id, body: { reason } }),
    ...settle,
  });
}

type Answer = { ride: RideView; answer: AnswerContestBody['answer'] };

export function useAnswerContest() {
  const settle = useSettling(answerContest, {
    done: (moved, ride) =>
      `${rideName(ride)}\u00a0: différence ${moved.raise?.answer === 'waived' ? 'abandonnée' : 'maintenue'}`,
    onFailure: (error) => reportFailure(error, 'Impossible de répondre au client.'),
  });
  return useMutation({
    mutationFn: ({ ride, answer }: Answer) => callApi(answerContest, { id: ride.id, body: { answer } }),
    ...settle,
  });
}
