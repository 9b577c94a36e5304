import type { FastifyBaseLogger } from 'fastify';
import { userErasureRefusal } from '#domain/privacy/erasure.ts';
import { hasOpenRides } from '#server/db/has-open-rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { holdAdmins, holdUser } from '#server/features/accounts/index.ts';
import { hasOpenMoney } from '#server/features/payments/index.ts';
import { AppError } from '#server/http/errors.ts';
import { eraseAccount } from './erase-account.ts';
import { obstaclesOf } from './erasure-facts.ts';

/**
 * By an admin: drivers and admins cannot erase themselves, and a client may ask in writing. Admins stay locked until
 * the end: two who erase each other are judged one after the other.
 */
export async function eraseUser(
  deps: Deps,
  actor: UserRow,
  userId: string,
  log: FastifyBaseLogger,
): Promise<void> {
  await eraseAccount(
    deps,
    {
      actorId: actor.id,
      async judged(trx) {
        const admins = await holdAdmins(trx);
        const user = await holdUser(trx, userId);
        const refusal = userErasureRefusal(user, {
          actorId: actor.id,
          otherAdmins: admins.filter((id) => id !== user.id).length,
          hasOpenRides: await hasOpenRides(trx, 'driver_id', user.id),
          hasOpenMoney: await hasOpenMoney(trx, user.id),
          obstacles: (await obstaclesOf(trx, user.id)).length,
        });
        if (refusal) throw new AppError(refusal);
        if (!admins.includes(actor.id)) throw new AppError('not_allowed');
        return user;
      },
    },
    log,
  );
}
