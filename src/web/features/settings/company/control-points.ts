import { useQuery } from '@tanstack/react-query';
import { listControlPoints } from '#contract/platform/company.calls.ts';
import type { ControlListView } from '#contract/platform/company.ts';
import { usePreloaded } from '#web/api/preloaded.ts';
import { readOptions } from '#web/api/read-options.ts';

/** Empty while loading, and after a failure: the dashboard does not report it. */
export function useControlPoints(isWanted = true): ControlListView {
  const options = { ...readOptions(listControlPoints), ...usePreloaded(listControlPoints) };
  return useQuery({ ...options, enabled: isWanted }).data ?? [];
}

export function urgentIn(items: ControlListView): number {
  return items.filter(({ urgency }) => urgency === 'urgent').length;
}

const SHOWN = 3;

/** All urgent points, and at least three; the others are behind a button. */
export function firstPoints(items: ControlListView): ControlListView {
  return items.slice(0, Math.max(SHOWN, items.filter(({ urgency }) => urgency !== 'useful').length));
}
