import type { TakeOrderBody } from '#contract/rides/telephone-orders.ts';
import { countStatements } from './statement-counter.ts';
import { openWorld } from './world.ts';

type Wanted = Partial<TakeOrderBody> & { counted?: boolean; limited?: boolean };

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** An order that Chloé took by telephone, and a guest with its link and no account. */
export async function openGuestWorld({ counted = false, limited = false, ...order }: Wanted = {}) {
  const publicUrl = 'https://vtc.example.fr';
  const world = await openWorld({ options: { publicUrl, ...(limited ? {} : { rateLimitScale: 100 }) } });
  const chloe = await world.driver('Chloé');
  const statements = counted ? countStatements().texts : [];
  const taken = await chloe.takesOrder(order);
  if (taken.statusCode !== 200) throw new Error(`The order was refused: ${taken.body}`);
  const { ride, link } = taken.json();
  const path = new URL(link.url ?? '').pathname;
  const visitor = world.visitor();

  const guest = {
    path,
    opens: (step = '') => visitor.opens(step === '' ? path : `${path}/${step}`),
    sends: (step: string, fields: Record<string, string> = {}) =>
      visitor.sends('POST', `${path}/${step}`, {
        body: new URLSearchParams(fields).toString(),
        headers: form,
      }),
  };
  return { world, chloe, ride, guest, statements };
}
