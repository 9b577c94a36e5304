import { sql } from 'kysely';
import type { RetentionView } from '#contract/account/personal-data.ts';
import { keptSince, type RetentionRule, retentionRules } from '#domain/privacy/retention.ts';
import type { Deps } from '#server/deps.ts';

type Swept = { rule: RetentionRule; last_at: Date; last_removed: number; removed: string };

/** When the job last ran, and what each rule removed; rules that removed nothing are listed too. */
export async function readRetention({ db, clock }: Deps): Promise<RetentionView> {
  const job = await db
    .selectFrom('jobs')
    .select('finished_at')
    .where('name', '=', 'retention')
    .executeTakeFirst();
  const { rows } = await sql<Swept>`
    select rule, max(at) as last_at, (array_agg(removed order by at desc))[1] as last_removed, sum(removed) as removed
    from retention_sweeps where removed > 0 and at >= ${keptSince('audit', clock())} group by rule`.execute(
    db,
  );
  const byRule = new Map(rows.map((row) => [row.rule, row]));
  return {
    ranAt: job?.finished_at?.toISOString() ?? null,
    rules: retentionRules.map((rule) => {
      const swept = byRule.get(rule);
      return {
        rule,
        lastAt: swept?.last_at.toISOString() ?? null,
        lastRemoved: swept?.last_removed ?? 0,
        removed: Number(swept?.removed ?? 0),
      };
    }),
  };
}
