import type { Need } from './move-needs.ts';
import type { RideStatus } from './ride.ts';

export const moves = [
  'accept',
  'reject',
  'start',
  'undo_start',
  'complete',
  'cancel',
  'request_cancellation',
  'withdraw_cancellation',
  'refuse_cancellation',
  'approve_cancellation',
  'hand_over',
  'absent',
  'waive_fee',
  'set_off',
  'undo_set_off',
  'arrive',
  'undo_arrive',
  'contest_price',
  'waive_raise',
  'keep_raise',
  'land',
  'undo_land',
  'collect_luggage',
  'undo_luggage',
] as const;

export type Move = (typeof moves)[number];

/** `admin_for_driver`: an admin in the place of a driver who is blocked or no driver any more. */
export type By = 'any_driver' | 'own_driver' | 'client' | 'admin' | 'admin_for_driver';
export type Rule = {
  move: Move;
  from: RideStatus;
  to: RideStatus;
  by: By;
  need?: Need;
  needsReason?: true;
  /** Only for rides ordered under cancellation terms, or only for others. */
  terms?: 'with' | 'without';
};

/** The whole life of a ride. A move that is not listed here does not exist. */
export const rules: readonly Rule[] = [
  { move: 'accept', from: 'pending', to: 'accepted', by: 'any_driver', need: 'not_expired' },
  { move: 'reject', from: 'pending', to: 'rejected', by: 'any_driver', needsReason: true },
  { move: 'cancel', from: 'pending', to: 'cancelled', by: 'client' },
  { move: 'start', from: 'accepted', to: 'in_progress', by: 'own_driver', need: 'no_open_request' },
  {
    move: 'cancel',
    from: 'accepted',
    to: 'cancelled',
    by: 'own_driver',
    need: 'no_open_request',
    needsReason: true,
  },
  { move: 'cancel', from: 'accepted', to: 'cancelled', by: 'client', terms: 'with' },
  {
    move: 'request_cancellation',
    from: 'accepted',
    to: 'accepted',
    by: 'client',
    need: 'no_open_request',
    terms: 'without',
  },
  { move: 'withdraw_cancellation', from: 'accepted', to: 'accepted', by: 'client', need: 'open_request' },
  { move: 'refuse_cancellation', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'open_request' },
  { move: 'approve_cancellation', from: 'accepted', to: 'cancelled', by: 'own_driver', need: 'open_request' },
  { move: 'undo_start', from: 'in_progress', to: 'accepted', by: 'own_driver', need: 'just_started' },
  { move: 'hand_over', from: 'accepted', to: 'accepted', by: 'admin' },
  {
    move: 'absent',
    from: 'accepted',
    to: 'cancelled',
    by: 'own_driver',
    need: 'nobody_came',
    terms: 'with',
  },
  { move: 'waive_fee', from: 'cancelled', to: 'cancelled', by: 'own_driver', need: 'fee_due' },
  { move: 'waive_fee', from: 'cancelled', to: 'cancelled', by: 'admin_for_driver', need: 'fee_due' },
  { move: 'complete', from: 'in_progress', to: 'completed', by: 'own_driver' },
  { move: 'set_off', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'not_set_off' },
  { move: 'undo_set_off', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'just_set_off' },
  { move: 'arrive', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'not_arrived' },
  { move: 'undo_arrive', from: 'accepted', to: 'accepted', by: 'own_driver', need: 'just_arrived' },
  {
    move: 'contest_price',
    from: 'completed',
    to: 'completed',
    by: 'client',
    need: 'raise_open',
    needsReason: true,
  },
  ...(['waive_raise', 'keep_raise'] as const).flatMap((move) =>
    (['own_driver', 'admin'] as const).map(
      (by): Rule => ({ move, from: 'completed', to: 'completed', by, need: 'raise_contested' }),
    ),
  ),
  { move: 'land', from: 'accepted', to: 'accepted', by: 'client', need: 'not_landed' },
  { move: 'undo_land', from: 'accepted', to: 'accepted', by: 'client', need: 'just_landed' },
  { move: 'collect_luggage', from: 'accepted', to: 'accepted', by: 'client', need: 'no_luggage' },
  { move: 'undo_luggage', from: 'accepted', to: 'accepted', by: 'client', need: 'just_luggage' },
];
