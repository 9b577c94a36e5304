import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaptureView, CheckoutView, PaypalOrderBody, PayRideBody } from '#contract/payments.ts';
import type { RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';

const EVERY_30_S = 30_000;
const EVERY_3_S = 3_000;

/** News about the ride refreshes it too, as its key is its path. */
export function usePaymentRide(rideId: string) {
  return useQuery<RideView>({ queryKey: rideKey(rideId), staleTime: 0, refetchInterval: EVERY_30_S });
}

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

export function showRide(queries: QueryClient, ride: RideView): void {
  queries.setQueryData<RideView>(rideKey(ride.id), ride);
}

export async function refreshRide(queries: QueryClient, rideId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: rideKey(rideId) });
}

/** The client says that they pay in cash, or takes it back. */
export function sayCash(rideId: string, paymentStatus: PayRideBody['paymentStatus']): Promise<RideView> {
  const body: PayRideBody = { paymentStatus, paymentMethod: 'cash' };
  return callApi(`/api/rides/${rideId}/payment`, { method: 'PATCH', body });
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

function rideKey(rideId: string) {
  return [`/api/rides/${encodeURIComponent(rideId)}`] as const;
}
