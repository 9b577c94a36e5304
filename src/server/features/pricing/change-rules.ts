import type { NewPricingRuleBody, PricingRuleBody } from '#contract/pricing/pricing.ts';
import type { AuditAction } from '#domain/administration/audit.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, PricingRuleRow, UserRow } from '#server/db/schema.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changedColumns, newRuleRow } from './rule-columns.ts';

export async function createRule(
  deps: Deps,
  actor: UserRow,
  body: NewPricingRuleBody,
): Promise<PricingRuleRow> {
  return await deps.db.transaction().execute(async (trx) => {
    const row = newRuleRow(newId(deps.clock().getTime()), body);
    const rule = await trx.insertInto('pricing_rules').values(row).returningAll().executeTakeFirstOrThrow();
    await audit(deps, trx, actor, 'rule_created', rule);
    return rule;
  });
}

/** Agreed prices do not change: a ride has its own copy of the calculation. */
export async function changeRule(
  deps: Deps,
  actor: UserRow,
  id: string,
  body: PricingRuleBody,
): Promise<PricingRuleRow> {
  const change = changedColumns(body);
  return await deps.db.transaction().execute(async (trx) => {
    const before = await findRule(trx, id);
    if (Object.keys(change).length === 0) return before;
    const rule = await trx
      .updateTable('pricing_rules')
      .set(change)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(deps, trx, actor, 'rule_changed', rule, Object.keys(change).join(', '));
    return rule;
  });
}

export async function deleteRule(deps: Deps, actor: UserRow, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const rule = await findRule(trx, id);
    await trx.deleteFrom('pricing_rules').where('id', '=', rule.id).execute();
    await audit(deps, trx, actor, 'rule_deleted', rule);
  });
}

async function findRule(trx: Db, id: string): Promise<PricingRuleRow> {
  const rule = isUuid(id)
    ? await trx.selectFrom('pricing_rules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!rule) throw new AppError('rule_not_found');
  return rule;
}

async function audit(
  { clock }: Deps,
  trx: Db,
  actor: UserRow,
  action: AuditAction,
  rule: PricingRuleRow,
  details = '',
): Promise<void> {
  await recordAudit(trx, {
    actorId: actor.id,
    action,
    subject: rule.name,
    subjectId: rule.id,
    details,
    at: clock(),
  });
}
