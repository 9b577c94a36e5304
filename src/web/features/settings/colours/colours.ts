import { settingDefaults } from '#contract/platform/setting-keys.ts';
import { type Hex, isHexColour } from '#domain/branding/contrast.ts';
import type { SettingValues } from '../setting-values.ts';
import type { SettingsDraft } from '../use-settings-draft.ts';

export type ColourName = 'primaryColor' | 'secondaryColor';
export type PickedColours = Record<ColourName, Hex>;

/** The two colours as typed; the stored one while one is incomplete. */
export function pickedColours({ values, stored }: Pick<SettingsDraft, 'values' | 'stored'>): PickedColours {
  const picked = (name: ColourName) => firstColour(name, values, stored, settingDefaults);
  return { primaryColor: picked('primaryColor'), secondaryColor: picked('secondaryColor') };
}

/** '1F2937 ' becomes '#1f2937'; an invalid colour stays as typed. */
export function tidyColour(typed: string): string {
  const bare = typed.trim().toLowerCase();
  return /^[0-9a-f]{6}$/u.test(bare) ? `#${bare}` : bare;
}

function firstColour(name: ColourName, ...sources: SettingValues[]): Hex {
  return sources.map((source) => source[name]).find(isHexColour) ?? '#000000';
}
