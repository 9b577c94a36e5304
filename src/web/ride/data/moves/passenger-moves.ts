import { useMutation } from '@tanstack/react-query';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { PassengerBody } from '#contract/trip/passengers.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { useSettling } from './settle-move.ts';

type Change = { ride: RideView; passenger: PassengerBody | null };

export function useChangePassenger() {
  const settle = useSettling(changePassenger, {
    done: () => 'Passager changé',
    onFailure: (error) => reportFailure(error, 'Impossible de changer le passager.'),
  });

  return useMutation({
    mutationFn: ({ ride, passenger }: Change) =>
      callApi(changePassenger, { id: ride.id, body: { passenger } }),
    ...settle,
  });
}
