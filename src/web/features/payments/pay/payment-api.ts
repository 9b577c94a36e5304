import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaptureView, CheckoutView, PaypalOrderBody } from '#contract/payments.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import { rideKey } from '#web/ride/data/rides-api.ts';

const EVERY_3_S = 3_000;

/** Asks the server to look at the provider, again and again while there is a doubt. */
export function usePaymentCheck(rideId: string, inDoubt: boolean) {
  const queries = useQueryClient();

  return useQuery({
    queryKey: ['payment-check', rideId],
    queryFn: async () => {
      showRide(queries, await callApi<RideView>(`/api/rides/${rideId}/payment/check`, { method: 'POST' }));
      return null;
    },
    enabled: inDoubt,
    refetchInterval: EVERY_3_S,
    retry: false,
    gcTime: 0,
  });
}

function showRide(queries: QueryClient, ride: RideView): void {
  queries.setQueryData<RideView>(rideKey(ride.id), ride);
}

export async function refreshRide(queries: QueryClient, rideId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: rideKey(rideId) });
}

export async function openPaypalOrder(rideId: string, amount: string): Promise<{ orderId: string }> {
  const body: PaypalOrderBody = { rideId, amount, currency: 'EUR', intent: 'CAPTURE' };
  const { id } = await callApi<{ id: string }>('/paypal/order', { method: 'POST', body });
  return { orderId: id };
}

export function capturePaypalOrder(orderId: string): Promise<CaptureView> {
  return callApi(`/paypal/order/${encodeURIComponent(orderId)}/capture`, { method: 'POST' });
}

export function openCheckout(rideId: string): Promise<CheckoutView> {
  return callApi('/stripe/checkout', { method: 'POST', body: { rideId } });
}
