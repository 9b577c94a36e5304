import type { CompanyChange } from '#contract/platform/company.ts';
import { companyProblems } from '#contract/sentences/company-sentences.fr.ts';
import { type Company, foreignNumbers } from '#domain/company/company.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { recordAudit } from '#server/db/audit.ts';
import { holdCompany, writeCompany } from '#server/db/company.ts';
import type { UserRow } from '#server/db/schema.ts';
import { SETTINGS_CHANGED } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { reissueVouchers } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';

/** Numbers of another company are refused; an empty fact is not: its absence is said on the papers. */
export async function saveCompany(deps: Deps, actor: UserRow, change: CompanyChange): Promise<Company> {
  const saved = await deps.db.transaction().execute(async (trx) => {
    const company: Company = { ...(await holdCompany(trx)), ...definedIn(change) };
    const foreign = foreignNumbers(company);
    if (foreign.length > 0) {
      const fields = Object.fromEntries(foreign.map((field) => [field, companyProblems[`foreign_${field}`]]));
      throw new AppError('invalid_request', { fields });
    }
    await writeCompany(trx, change);
    await reissueVouchers(deps, trx);
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'company_changed',
      subject: 'Entreprise',
      details: Object.keys(change).join(', '),
      at: deps.clock(),
    });
    await announceChange(trx, SETTINGS_CHANGED);
    return company;
  });
  deps.settings.forget();
  return saved;
}

function definedIn(change: CompanyChange): Partial<Company> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
