import { useQuery } from '@tanstack/react-query';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { readOptions } from './read-options.ts';

/** Always known: every page contains them, and a failed refresh keeps the last ones. */
export function usePublicSettings(): PublicSettings {
  const { settings } = usePageState();
  return useQuery(readOptions(getPublicSettings)).data ?? settings;
}

/** Whether a client can pay online at all. */
export function isPaidOnline({ enablePaypalPayments, enableStripePayments }: PublicSettings): boolean {
  return enablePaypalPayments === 'true' || enableStripePayments === 'true';
}

export function logoOf(settings: PublicSettings): string {
  return settings.logoUrl || settings.app_logo;
}
