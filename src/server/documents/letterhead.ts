import { paramsIn } from '#contract/path-pattern.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import { phoneText } from '#contract/sentences/french.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import type { Sheet } from '#server/ports/document-writer.ts';

const SIDE = 192;

type Needed = Pick<Deps, 'db' | 'settings' | 'images'>;

const logos = new WeakMap<SettingsSnapshot, Promise<Uint8Array | null>>();

/** The operator as printed on top of papers. */
export async function readLetterhead(deps: Needed): Promise<Sheet['letterhead']> {
  const snapshot = await deps.settings.current();
  const { appName, appDescription, contactPhone, contactEmail } = snapshot.stored;
  const logo = logos.get(snapshot) ?? drawLogo(deps, snapshot);
  logos.set(snapshot, logo);
  return {
    logo: await logo,
    name: appName || snapshot.company.legalName,
    lines: [
      appDescription ?? '',
      [phoneText(contactPhone ?? ''), contactEmail].filter(Boolean).join(' · '),
    ].filter(Boolean),
  };
}

/** Only what was uploaded to us; a picture that cannot be drawn is left out. */
async function drawLogo({ db, images }: Needed, { stored }: SettingsSnapshot): Promise<Uint8Array | null> {
  const name = paramsIn(getFile, stored.logoUrl || stored.app_logo || '')?.name;
  if (!name) return null;
  const file = await db.selectFrom('files').select('bytes').where('name', '=', name).executeTakeFirst();
  if (!file) return null;
  return await images.drawIcon(file.bytes, { side: SIDE, share: 1 }).catch(() => null);
}
