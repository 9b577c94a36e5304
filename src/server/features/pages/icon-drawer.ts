import { paramsIn } from '#contract/path-pattern.ts';
import { getFile } from '#contract/platform/settings.calls.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { type Hex, WHITE } from '#domain/branding/contrast.ts';
import type { Db } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { isFileName } from '#server/features/settings/index.ts';
import { type AppIcon, iconPath } from './app-icons.ts';
import { defaultIcon, iconBackground } from './default-icon.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** A picture to draw icons from, its background, and the share of the unmasked square it may fill. */
type Mark = { picture: Buffer; background: Hex; safeShare: number };

const WHOLE = 1;
/** The square inside the circle that every telephone leaves of a maskable icon. */
const INSIDE_CIRCLE = 0.56;

/** Draws the icons from the operator's logo, or from the default car. */
export function iconDrawer({ db, images }: Pick<Deps, 'db' | 'images'>) {
  const { once } = oncePerSnapshot<Buffer>();

  async function draw(settings: PublicSettings, { side, purpose }: AppIcon): Promise<Buffer> {
    const { picture, background, safeShare } = await markOf(db, settings);
    if (purpose === 'any') return await images.drawIcon(picture, { side, share: WHOLE });
    return await images.drawIcon(picture, { side, share: safeShare, background });
  }

  return (snapshot: SettingsSnapshot, settings: PublicSettings, icon: AppIcon): Promise<Buffer> =>
    once(snapshot, iconPath(icon), () => draw(settings, icon));
}

async function markOf(db: Db, { logoUrl, app_logo, primaryColor }: PublicSettings): Promise<Mark> {
  const logo = await ownPicture(db, logoUrl || app_logo);
  if (logo) return { picture: logo, background: WHITE, safeShare: INSIDE_CIRCLE };
  const car = Buffer.from(defaultIcon(primaryColor));
  return { picture: car, background: iconBackground(primaryColor), safeShare: WHOLE };
}

/** Only what was uploaded to us: an address elsewhere is shown by browsers, never fetched by the server. */
async function ownPicture(db: Db, url: string): Promise<Buffer | undefined> {
  const name = paramsIn(getFile, url)?.name;
  if (!name || !isFileName(name)) return undefined;
  const file = await db.selectFrom('files').select('bytes').where('name', '=', name).executeTakeFirst();
  return file?.bytes;
}
