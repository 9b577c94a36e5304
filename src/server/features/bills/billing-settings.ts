import type { BillingSettingsBody, BillingSettingsView } from '#contract/papers/bills.ts';
import { parisTime } from '#domain/time/paris.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { recordAudit } from '#server/db/audit.ts';
import { readBillingSettings } from '#server/db/billing-settings.ts';
import { holdCompany } from '#server/db/company.ts';
import type { UserRow } from '#server/db/schema.ts';
import { SETTINGS_CHANGED } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';

/** A mention that changed is in force from today on: bills keep the one that they were issued with. */
export async function saveBillingSettings(
  deps: Deps,
  actor: UserRow,
  { alwaysInvoice, franchiseMention, absenceFeeTaxed, cancellationFeeTaxed }: BillingSettingsBody,
): Promise<BillingSettingsView> {
  const now = deps.clock();
  const saved = await deps.db.transaction().execute(async (trx) => {
    await holdCompany(trx);
    const before = await readBillingSettings(trx);
    const isNew = franchiseMention !== undefined && franchiseMention !== before.franchiseMention;
    const change = {
      ...(alwaysInvoice === undefined ? {} : { always_invoice: alwaysInvoice }),
      ...(absenceFeeTaxed === undefined ? {} : { absence_fee_taxed: absenceFeeTaxed }),
      ...(cancellationFeeTaxed === undefined ? {} : { cancellation_fee_taxed: cancellationFeeTaxed }),
      ...(isNew ? { franchise_mention: franchiseMention, franchise_mention_since: parisTime(now).day } : {}),
    };
    if (Object.keys(change).length === 0) return before;
    await trx.updateTable('company').set(change).execute();
    const details = Object.keys(change).join(', ');
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'company_changed',
      subject: 'Entreprise',
      details,
      at: now,
    });
    await announceChange(trx, SETTINGS_CHANGED);
    return await readBillingSettings(trx);
  });
  deps.settings.forget();
  return saved;
}
