import { sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { createPricingRule } from '#contract/pricing/pricing.calls.ts';
import { approvesPaypal, openPaymentWorld } from '#tests/support/payments.ts';
import { listening } from '#tests/support/sockets.ts';
import type { Given, Row } from './rows.ts';

export type SpecWorld = Awaited<ReturnType<typeof openSpecWorld>>;

/** The real application behind a port, with its people, and the names of what is there. */
export async function openSpecWorld(given?: Given) {
  const payments = await openPaymentWorld();
  const { world, amelie, chloe } = payments;
  const names = { driverId: chloe.id, ...(given && (await arrange(payments, given))) };
  const people = { visitor: world.visitor(), client: amelie, driver: chloe };
  return { host: await listening(world.app), people, names };
}

async function arrange(payments: Awaited<ReturnType<typeof openPaymentWorld>>, given: Given) {
  const { amelie, chloe } = payments;
  if (given === 'pricing rule') {
    const body = { name: 'Jour', calculationMethod: 'distance_time' } as const;
    return { id: (await chloe.calls(createPricingRule, { body })).json().id };
  }
  const ride = (await amelie.books()).json();
  if (given === 'cancelled ride') await amelie.cancels(ride);
  else if (given !== 'pending ride') await chloe.accepts(ride);
  if (given === 'ride under way') await chloe.starts(ride);
  if (given === 'cancellation request') await amelie.cancels(ride);
  if (given === 'message') {
    await amelie.writes(ride, 'Bonjour');
    await amelie.calls(sendGeneralMessage, { body: { content: 'Bonjour' } });
  }
  const orderId = given === 'approved order' ? await approvesPaypal(payments, amelie, ride) : '';
  return { id: ride.id, rideId: ride.id, orderId };
}

/** Sends a row of the table as a browser would. */
export async function send({ host, people, names }: SpecWorld, { call, by, query, payload }: Row) {
  const [method = '', path = ''] = fill(call, names).split(' ');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return await fetch(`http://${host}${path}${search}`, {
    method,
    headers: {
      cookie: [...people[by].cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { body: fill(JSON.stringify(payload), names) } : {}),
  });
}

function fill(text: string, names: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => names[name] ?? `no ${name}`);
}

/** Which of the fields an answer does not have. */
export function missingIn(answer: unknown, fields: readonly string[]): string[] {
  return fields.filter((field) => valueAt(answer, field.replace('[]', '.0').split('.')) === undefined);
}

function valueAt(answer: unknown, path: string[]): unknown {
  return path
    .filter((name) => name !== '')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer);
}
