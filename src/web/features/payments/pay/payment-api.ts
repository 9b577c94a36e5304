import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  capturePaypalOrder,
  checkPayment,
  openPaypalOrder,
  openStripeCheckout,
} from '#contract/payments.calls.ts';
import type { CaptureView, CheckoutView } from '#contract/payments.ts';
import { getRide } from '#contract/rides.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { storeRides } from '#web/ride/data/ride-cache.ts';

const EVERY_3_S = 3_000;

/** Has the server check with the provider, repeatedly while a payment is in doubt. */
export function usePaymentCheck(id: string, inDoubt: boolean) {
  const queries = useQueryClient();

  return useQuery({
    queryKey: ['payment-check', id],
    queryFn: async () => storeRides(queries, [await callApi(checkPayment, { id })]),
    enabled: inDoubt,
    refetchInterval: EVERY_3_S,
    retry: false,
    gcTime: 0,
  });
}

export async function refreshRide(queries: QueryClient, id: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: keyOf(getRide, { id }) });
}

export async function orderPaypal(rideId: string, amount: string): Promise<{ orderId: string }> {
  const body = { rideId, amount, currency: 'EUR', intent: 'CAPTURE' };
  return { orderId: (await callApi(openPaypalOrder, { body })).id };
}

export function capturePaypal(orderId: string): Promise<CaptureView> {
  return callApi(capturePaypalOrder, { orderId });
}

export function openCheckout(rideId: string): Promise<CheckoutView> {
  return callApi(openStripeCheckout, { body: { rideId } });
}
