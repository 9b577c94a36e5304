import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { billsWorkAt, issueBillsByItself } from '#server/features/bills/index.ts';
import { recheckPayment } from './recheck-payment.ts';
import { refundByItself, refundsWorkAt } from './refund-by-itself.ts';

const AT_ONCE = 50;

/** Settles what a crash, timeout or closed browser left in doubt, makes due refunds, and issues papers that waited. */
export async function reconcilePayments(deps: Deps, isStopping: () => boolean): Promise<number> {
  const due = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('look_at', '<=', deps.clock())
    .orderBy('look_at')
    .limit(AT_ONCE)
    .execute();
  let checked = 0;
  for (const payment of due) {
    if (isStopping()) break;
    await recheckPayment(deps, payment);
    checked += 1;
  }
  const refunded = await refundByItself(deps, isStopping);
  await issueBillsByItself(deps, isStopping);
  return checked + refunded;
}

export function paymentsWorkAt(): RawBuilder<Date | null> {
  return sql`least((select min(look_at) from payments where look_at is not null), ${refundsWorkAt()}, ${billsWorkAt()})`;
}
