import type { Deps } from '#server/deps.ts';
import { lookAgain } from './look-again.ts';

const AT_ONCE = 50;

/** Settles what a crash, a silence or a closed browser left between a provider and us. */
export async function reconcilePayments(deps: Deps, isStopping: () => boolean): Promise<number> {
  const due = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('look_at', '<=', deps.clock())
    .orderBy('look_at')
    .limit(AT_ONCE)
    .execute();
  let looked = 0;
  for (const payment of due) {
    if (isStopping()) break;
    await lookAgain(deps, payment);
    looked += 1;
  }
  return looked;
}
