import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  capturePaypalOrder,
  checkPayment,
  getOrderPayment,
  openPaypalOrder,
  openStripeCheckout,
} from '#contract/money/payments.calls.ts';
import type { CaptureView, CheckoutView } from '#contract/money/payments.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { storeRides } from '#web/ride/data/cache/ride-cache.ts';

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

/** What can be paid together with a ride of an order; awaited, so that no button moves when it arrives. */
export function useOrderPayment({ id, order }: RideView) {
  const { data, isLoading } = useQuery({
    queryKey: keyOf(getOrderPayment, { id }),
    queryFn: () => callApi(getOrderPayment, { id }),
    enabled: order !== null,
    retry: false,
  });
  return { together: data && data.rides.length > 1 ? data : undefined, isAwaited: isLoading };
}

/** `wholeOrder`: every ride of the order that can be paid. */
export type Paid = { rideId: string; wholeOrder?: boolean };

export async function orderPaypal(paid: Paid, amount: string): Promise<{ orderId: string }> {
  const body = { ...paid, amount, currency: 'EUR', intent: 'CAPTURE' };
  return { orderId: (await callApi(openPaypalOrder, { body })).id };
}

export function capturePaypal(orderId: string): Promise<CaptureView> {
  return callApi(capturePaypalOrder, { orderId });
}

export function openCheckout(paid: Paid): Promise<CheckoutView> {
  return callApi(openStripeCheckout, { body: paid });
}
