import type { TakingsView, TakingView } from '#contract/payments.ts';
import { cents, moneyText } from '#domain/money.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { paymentReference } from '#domain/payment/reference.ts';
import type { Actor } from '#domain/ride/ride.ts';
import { presentRide } from '#server/features/rides/index.ts';
import type { MethodTotal, Movement, Takings } from './read-takings.ts';

export function presentTakings(takings: Takings, driver: Actor): TakingsView {
  const { period, span, totals, movements, waiting } = takings;
  const sum = (column: 'total' | 'refunded' | 'movements', of = totals) =>
    of.reduce((all, row) => all + Number(row[column]), 0);
  const money = (amount: number) => moneyText(cents(amount));
  const ofMethod = (method: MethodTotal['method']) => totals.filter((row) => row.method === method);
  return {
    period,
    firstDay: span.firstDay,
    lastDay: span.lastDay,
    total: money(sum('total')),
    refunded: money(sum('refunded')),
    byMethod: Object.fromEntries(
      paymentMethods.map((method) => [method, money(sum('total', ofMethod(method)))]),
    ) as TakingsView['byMethod'],
    movements: movements.map(presentMovement),
    movementCount: sum('movements'),
    waiting: waiting.map((ride) => presentRide(ride, driver)),
  };
}

export function presentMovement(movement: Movement): TakingView {
  return {
    id: Number(movement.id),
    at: movement.at.toISOString(),
    kind: movement.kind,
    method: movement.method,
    amount: moneyText(cents(movement.amount_cents)),
    reference: paymentReference(Number(movement.payment_number), movement.payment_opened_at),
    rideId: movement.ride_id,
    rideNumber: Number(movement.ride_number),
    clientName: movement.client_name,
  };
}
