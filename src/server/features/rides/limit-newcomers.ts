import { tooManyOpenRequests } from '#contract/ride-sentences.fr.ts';
import { openRequestLimit } from '#domain/ride/open-requests.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';

const PER_ADDRESS = 20;

const findCompleted = namedQuery<{ has_completed: boolean }>(
  'has-completed-ride',
  `select exists (select 1 from rides where client_id = $1 and status = 'completed') as has_completed`,
);

/** Without this row two requests at once would both be the fifth. */
const holdClient = namedQuery('hold-client', 'select id from users where id = $1 for no key update');

const countOpen = namedQuery<{ count: number }>(
  'count-open-requests',
  `select count(*)::int as count from rides where client_id = $1 and status = 'pending'`,
);

/** Accounts are free: the requests of new ones are counted by address too, or the list would fill with them. */
export async function limitNewcomers(deps: Deps, client: UserRow, address: string): Promise<void> {
  if (await hasCompletedRide(deps.db, client)) return;
  await limitOrRefuse(deps, {
    key: `book:newcomers:${address}`,
    limit: PER_ADDRESS,
    seconds: 3600,
    refusal: 'too_many_bookings',
  });
}

/** In the transaction that writes the request. */
export async function refuseBeyondOpenRequests({ options }: Deps, trx: Db, client: UserRow): Promise<void> {
  const limit = openRequestLimit(await hasCompletedRide(trx, client)) * options.rateLimitScale;
  if (limit === Number.POSITIVE_INFINITY) return;
  await holdClient(trx, client.id);
  const [open] = await countOpen(trx, client.id);
  const most = Math.max(1, Math.floor(limit));
  if ((open?.count ?? 0) >= most)
    throw new AppError('too_many_open_requests', { message: tooManyOpenRequests(most) });
}

async function hasCompletedRide(db: Db, { id }: UserRow): Promise<boolean> {
  const [row] = await findCompleted(db, id);
  return row?.has_completed ?? false;
}
