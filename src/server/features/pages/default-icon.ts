import { type Hex, isHexColour, readableOn } from '#domain/branding/contrast.ts';

/** The default icon of an operator without a logo: a car in the operator's colour. */
export function defaultIcon(primary: string): string {
  const background = iconBackground(primary);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 36 36"><rect width="36" height="36" rx="10" fill="${background}"/><g fill="none" stroke="${readableOn(background)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 22v-3.2c0-.9.6-1.6 1.4-1.8l2.4-.6 2.3-4a2.4 2.4 0 0 1 2-1.2h5.2c.8 0 1.5.4 2 1l2.7 4 1.5.6c.9.3 1.5 1.1 1.5 2V22a1 1 0 0 1-1 1h-1.6M21 23h-6M9.4 23H9a1 1 0 0 1-1-1"/><circle cx="12.2" cy="23" r="2.4"/><circle cx="23.8" cy="23" r="2.4"/></g></svg>`;
}

export function iconBackground(primary: string): Hex {
  return isHexColour(primary) ? primary : '#1f2937';
}
