import { OWN_MARK_PATH } from '#contract/platform/platform.calls.ts';
import { escapeHtml as text } from './escape.ts';

/** The operator's logo on pages that are drawn here; a car while there is none. */
export function brandImage(logoUrl: string, height = 36): string {
  return `<img src="${text(logoUrl || OWN_MARK_PATH)}" alt="" height="${height}">`;
}
