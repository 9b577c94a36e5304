import type { FastifyReply } from 'fastify';
import { billFileName } from '#contract/words/bill-words.fr.ts';
import type { Deps } from '#server/deps.ts';
import { rideBillFile } from '#server/features/bills/index.ts';
import type { GuestRide } from './guest-ride.ts';
import type { GuestView } from './guest-view.ts';
import { withoutTraces } from './send-guest-page.ts';

export function sendPaper(reply: FastifyReply, type: string, name: string, content: Buffer | string) {
  return withoutTraces(reply)
    .type(type)
    .header('content-disposition', `inline; filename="${name}"`)
    .send(content);
}

/** A bill of this ride, by the name of its file. */
export async function paperNamed(
  deps: Deps,
  { ride, client }: GuestRide,
  papers: GuestView['bills'],
  name: string,
) {
  const bill = papers?.bills.find((one) => one.isKept && billFileName(one) === name);
  return bill && (await rideBillFile(deps, client, ride.id, bill.id));
}
