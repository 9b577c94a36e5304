import type { VerdictKind } from './verdict.ts';

export const requestOrders = ['fit', 'departure', 'received'] as const;
export type RequestOrder = (typeof requestOrders)[number];

/** The sort keys of a request. Moments are UTC texts, which sort like the moments. */
export type SortedRequest = {
  scheduledAt: string;
  createdAt: string;
  /** Undefined while it is being computed. */
  verdict: { kind: VerdictKind; centsPerHour: number | null } | undefined;
};

const ranks: Record<VerdictKind, number> = {
  yes: 0,
  tight: 1,
  outside_hours: 2,
  unsure: 3,
  no: 4,
  day_off: 5,
};

/** Negative when one comes before the other. */
export function compareRequests(order: RequestOrder, one: SortedRequest, other: SortedRequest): number {
  switch (order) {
    case 'fit':
      return byFit(one, other) || compare(one.scheduledAt, other.scheduledAt);
    case 'departure':
      return compare(one.scheduledAt, other.scheduledAt);
    case 'received':
      return compare(one.createdAt, other.createdAt);
  }
}

/** By verdict, then by earnings per hour. */
function byFit({ verdict: one }: SortedRequest, { verdict: other }: SortedRequest): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return ranks[one.kind] - ranks[other.kind] || (other.centsPerHour ?? 0) - (one.centsPerHour ?? 0);
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
