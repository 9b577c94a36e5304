import { legalApi } from '#contract/platform/legal.api.ts';
import type { LegalTextsView } from '#contract/platform/legal.ts';
import { type LegalKind, legalKinds } from '#domain/legal/legal-text.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readLegalFacts } from './legal-facts.ts';
import { addVersion, findLegalText } from './legal-text-repository.ts';
import { legalPageRoutes } from './page-routes.ts';

export const legalRoutes: Routes = async (app, { deps }) => {
  serve(app, legalApi.get, async () => textsInForce());

  serve(app, legalApi.save, async ({ actor, body }) => {
    const at = deps.clock();
    await deps.db.transaction().execute(async (trx) => {
      for (const kind of legalKinds) {
        const text = body[kind];
        if (text === undefined || !(await addVersion(trx, kind, text, at))) continue;
        await recordAudit(trx, { actorId: actor.id, action: 'legal_text_changed', subject: kind, at });
      }
    });
    return await textsInForce();
  });

  await legalPageRoutes(app, { deps });

  async function textsInForce(): Promise<LegalTextsView> {
    return {
      terms: await inForce('terms'),
      privacy: await inForce('privacy'),
      facts: await readLegalFacts(deps),
    };
  }

  async function inForce(kind: LegalKind) {
    const latest = await findLegalText(deps.db, kind);
    if (!latest) throw new Error('The first texts are written when the platform starts');
    const { version, body, in_force_from } = latest;
    return { version, body, inForceFrom: in_force_from.toISOString() };
  }
};
