import { parisTime } from '../time/paris.ts';
import type { RideFacts, RideStatus } from './ride.ts';

export const clientTabs = ['pending', 'current', 'history', 'cancelled'] as const;
export type ClientTab = (typeof clientTabs)[number];

export const statusesOfClientTab: Record<ClientTab, readonly RideStatus[]> = {
  pending: ['pending'],
  current: ['accepted', 'in_progress'],
  history: ['completed'],
  cancelled: ['cancelled', 'rejected'],
};

export const driverTabs = ['pending', 'validated', 'today', 'in_progress', 'finished'] as const;
export type DriverTab = (typeof driverTabs)[number];

/** The driver's tabs that list a ride, by the calendar of Paris. An accepted ride of a past day stays in today's. */
export function driverTabsOf(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  now: Date,
): DriverTab[] {
  const day = parisTime(scheduledAt).day;
  const today = parisTime(now).day;
  switch (status) {
    case 'pending':
      return ['pending'];
    case 'accepted':
      return [day > today ? 'validated' : 'today'];
    case 'in_progress':
      return day === today ? ['today', 'in_progress'] : ['in_progress'];
    case 'completed':
    case 'rejected':
      return ['finished'];
    case 'cancelled':
      return [];
  }
}

/** Accepted for a past day and never started. */
export function isLate(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  now: Date,
): boolean {
  return status === 'accepted' && parisTime(scheduledAt).day < parisTime(now).day;
}
