import { BILLS_WAIT_MS } from '#domain/ride/raise.ts';
import type { Db, NewRide } from '#server/db/schema.ts';
import { demoEvents } from './events.ts';
import { defense, lutetia, versailles } from './places.ts';
import { hourlyTariff } from './prices.ts';
import { hoursFromNow, type Story } from './ride-stories.ts';
import { demoRide } from './rides.ts';

type People = { open: string; contesting: string; driverId: string };

/** Two hires that took an hour more: one client still has to pay or contest it, the other contests it. */
export async function loadRaisedPrices(trx: Db, { open, contesting, driverId }: People): Promise<NewRide[]> {
  const rows = [
    raised(hire({ at: -9, from: lutetia, to: versailles, program: 'Château, puis dîner.' }), {
      clientId: open,
      driverId,
    }),
    {
      ...raised(hire({ at: -31, from: defense, to: defense, program: 'Trois rendez-vous à Saclay.' }), {
        clientId: contesting,
        driverId,
      }),
      bills_due_at: null,
      price_contested_at: hoursFromNow(-20),
      price_contest_reason: 'Nous étions revenus à 17 h, l’heure de plus a été passée au parking.',
    },
  ];
  await trx.insertInto('rides').values(rows).execute();
  await trx.insertInto('ride_events').values(demoEvents(rows)).execute();
  await trx.insertInto('ride_events').values(rows.filter(isContested).map(contestOf)).execute();
  return rows;
}

function hire({ program, ...where }: Pick<Story, 'at' | 'from' | 'to'> & { program: string }): Story {
  return { ...where, status: 'completed', km: 0, minutes: 240, more: { hire_hours: 4, program } };
}

function raised(story: Story, whose: { clientId: string; driverId: string }): NewRide {
  const ride = demoRide(story, { ...whose, answered: 9 });
  const ended = hoursFromNow(story.at + 5);
  const hour = { quantity: 1, unitCents: hourlyTariff.hourlyRate, cents: hourlyTariff.hourlyRate };
  return {
    ...ride,
    ended_at: ended,
    final_cents: ride.estimated_cents + hourlyTariff.hourlyRate,
    final_lines: JSON.stringify([{ kind: 'extra_hours', ...hour }]),
    bills_due_at: new Date(ended.getTime() + BILLS_WAIT_MS),
  };
}

function isContested({ price_contested_at }: NewRide): boolean {
  return Boolean(price_contested_at);
}

function contestOf({ id, client_id, price_contest_reason, price_contested_at }: NewRide) {
  return {
    ride_id: id,
    actor_id: client_id,
    move: 'contest_price',
    from_status: 'completed' as const,
    to_status: 'completed' as const,
    reason: price_contest_reason ?? null,
    at: new Date(price_contested_at ?? Date.now()),
  };
}
