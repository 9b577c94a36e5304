import { setTimeout as sleep } from 'node:timers/promises';

/** Sends again what a server that is too busy did not answer, as pages do. */
export async function answered<A extends { status: number }>(send: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
}
