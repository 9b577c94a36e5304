import { urlOf } from '#contract/call.ts';
import type { UploadedLogoView } from '#contract/platform/logo.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { EncodedImage } from '#server/ports/images.ts';
import { storeSettings } from './save-settings.ts';

/** The picture, its icon and the settings that point to them appear together. */
export async function uploadLogo(deps: Deps, actor: UserRow, bytes: Buffer): Promise<UploadedLogoView> {
  const set = await deps.images.encodeLogo(bytes);
  if (typeof set === 'string') throw new AppError(set);

  const now = deps.clock();
  const logoUrl = urlOf(getFile, set.logo);
  await deps.db.transaction().execute(async (trx) => {
    for (const image of [set.logo, set.favicon]) await keepFile(trx, image, now);
    const entries: [string, string][] = [
      ['logoUrl', logoUrl],
      ['app_logo', logoUrl],
      ['favicon', urlOf(getFile, set.favicon)],
    ];
    await storeSettings(trx, entries, now);
    await recordAudit(trx, { actorId: actor.id, action: 'logo_changed', subject: 'Logo', at: now });
  });
  deps.settings.forget();
  return { logoUrl };
}

/** The name is the hash of the content: the same picture twice is one file. */
async function keepFile(db: Db, { name, contentType, bytes }: EncodedImage, now: Date): Promise<void> {
  await db
    .insertInto('files')
    .values({ name, content_type: contentType, bytes, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
