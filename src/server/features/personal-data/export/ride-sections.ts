import { exportTexts, paymentStateNames } from '#contract/sentences/export-sentences.fr.ts';
import { euroText } from '#contract/sentences/french.ts';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import { rideStatusLabels } from '#contract/sentences/ride-status-names.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { presentRide, readEventsOfRides, ridesWithPeople } from '#server/features/rides/index.ts';
import { momentCell } from './cells.ts';
import { inSlices, mapped, type Section } from './section.ts';

/** The rides a person booked or drove, as their cards show them, with their history. */
export function rideSection(db: Db, user: UserRow, at: Date): Section {
  const read = async (after: string | undefined, limit: number) => {
    const own = ridesWithPeople(db).where((eb) =>
      eb.or([eb('client_id', '=', user.id), eb('driver_id', '=', user.id)]),
    );
    const slice = (after ? own.where('rides.id', '>', after) : own).orderBy('rides.id').limit(limit);
    const rides = await slice.execute();
    const events = await readEventsOfRides({ db }, rides);
    return rides.map((ride) => ({ ride, events: events.get(ride.id) ?? [] }));
  };
  return {
    key: 'rides',
    ...exportTexts.rides,
    async *rows() {
      for await (const { ride, events } of inSlices(read, ({ ride: { id } }) => id)) {
        const view = presentRide(ride, user, at);
        yield {
          data: { ...view, events },
          cells: [
            String(view.number),
            momentCell(view.scheduledAt),
            view.pickupAddress,
            view.destinationAddress,
            rideStatusLabels[view.status],
            euroText(view.finalPrice ?? view.estimatedPrice),
          ],
        };
      }
    },
  };
}

export function paymentSection(db: Db, { id }: UserRow): Section {
  const read = (after: string | undefined, limit: number) => {
    const payments = db
      .selectFrom('payments')
      .innerJoin('rides', 'rides.id', 'payments.ride_id')
      .select([
        'payments.id',
        'payments.number',
        'rides.number as ride_number',
        'method',
        'amount_cents',
        'state',
        'payments.created_at',
      ])
      .where((eb) => eb.or([eb('client_id', '=', id), eb('driver_id', '=', id)]));
    return (after ? payments.where('payments.id', '>', after) : payments)
      .orderBy('payments.id')
      .limit(limit)
      .execute();
  };
  return {
    key: 'payments',
    ...exportTexts.payments,
    rows: () =>
      mapped(
        inSlices(read, (row) => row.id),
        ({ number, ride_number, method, amount_cents, state, created_at }) => {
          const amount = moneyText(cents(amount_cents));
          return {
            data: {
              number: Number(number),
              rideNumber: Number(ride_number),
              method,
              amount,
              state,
              createdAt: created_at,
            },
            cells: [
              momentCell(created_at),
              ride_number,
              paymentMethodNames[method],
              euroText(amount),
              paymentStateNames[state],
            ],
          };
        },
      ),
  };
}
