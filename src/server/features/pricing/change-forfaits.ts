import type { ForfaitBody, NewForfaitBody } from '#contract/pricing/forfaits.ts';
import type { AuditAction } from '#domain/administration/audit.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { ForfaitRow } from '#server/db/tables/price-tables.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changedForfaitColumns, nameOfRow, newForfaitRow } from './forfait-columns.ts';

export async function listForfaitRows(db: Db): Promise<ForfaitRow[]> {
  return await db.selectFrom('forfaits').selectAll().orderBy('id').execute();
}

export async function createForfait(deps: Deps, actor: UserRow, body: NewForfaitBody): Promise<ForfaitRow> {
  return await deps.db.transaction().execute(async (trx) => {
    const row = newForfaitRow(newId(deps.clock().getTime()), body);
    const forfait = await trx.insertInto('forfaits').values(row).returningAll().executeTakeFirstOrThrow();
    await audit(deps, trx, actor, 'forfait_created', forfait);
    return forfait;
  });
}

/** Agreed prices do not change: a ride has its own copy of the calculation. */
export async function changeForfait(
  deps: Deps,
  actor: UserRow,
  id: string,
  body: ForfaitBody,
): Promise<ForfaitRow> {
  const change = changedForfaitColumns(body);
  return await deps.db.transaction().execute(async (trx) => {
    const before = await findForfait(trx, id);
    if (Object.keys(change).length === 0) return before;
    const forfait = await trx
      .updateTable('forfaits')
      .set(change)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(deps, trx, actor, 'forfait_changed', forfait, Object.keys(change).join(', '));
    return forfait;
  });
}

export async function deleteForfait(deps: Deps, actor: UserRow, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const forfait = await findForfait(trx, id);
    await trx.deleteFrom('forfaits').where('id', '=', forfait.id).execute();
    await audit(deps, trx, actor, 'forfait_deleted', forfait);
  });
}

async function findForfait(trx: Db, id: string): Promise<ForfaitRow> {
  const forfait = isUuid(id)
    ? await trx.selectFrom('forfaits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!forfait) throw new AppError('forfait_not_found');
  return forfait;
}

async function audit(
  { clock }: Deps,
  trx: Db,
  actor: UserRow,
  action: AuditAction,
  forfait: ForfaitRow,
  details = '',
): Promise<void> {
  await recordAudit(trx, {
    actorId: actor.id,
    action,
    subject: nameOfRow(forfait),
    subjectId: forfait.id,
    details,
    at: clock(),
  });
}
