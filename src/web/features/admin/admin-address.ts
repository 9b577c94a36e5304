import { useSearch } from 'wouter';
import { homeOf } from '#domain/navigation/pages.ts';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';

export const adminTabs = ['overview', 'users', 'rides', 'journal', 'state', 'settings'] as const;
export type AdminTab = (typeof adminTabs)[number];

const slugs: Record<AdminTab, string> = {
  overview: '',
  users: 'utilisateurs',
  rides: 'courses',
  journal: 'journal',
  state: 'etat',
  settings: 'parametres',
};

export const periods = [4, 12, 52] as const;
export type Period = (typeof periods)[number];
const DEFAULT: Period = 12;

type Address = { tab: AdminTab; period: Period };

/** The open tab and the period are in the URL, so that reload and back restore them. */
export function useAdminAddress(): Address & { go: (change: Partial<Address>) => void } {
  const query = new URLSearchParams(useSearch());
  const tab = adminTabs.find((name) => slugs[name] === (query.get('onglet') ?? '')) ?? 'overview';
  const period = periods.find((weeks) => String(weeks) === query.get('semaines')) ?? DEFAULT;
  const open = useTabNavigation(addressOf({ tab: 'overview', period }));

  return { tab, period, go: (change) => open(addressOf({ tab, period, ...change })) };
}

function addressOf({ tab, period }: Address): string {
  const query = new URLSearchParams({
    ...(tab === 'overview' ? {} : { onglet: slugs[tab] }),
    ...(period === DEFAULT ? {} : { semaines: String(period) }),
  }).toString();
  return query ? `${homeOf('admin')}?${query}` : homeOf('admin');
}
