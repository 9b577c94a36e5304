import type { ChangeMove } from './change-request.ts';
import type { Move } from './moves.ts';

/** `enter`: a driver took the order by telephone and drives it. `confirm`: the client confirms it. */
export type RideEventKind =
  | Move
  | ChangeMove
  | 'book'
  | 'enter'
  | 'confirm'
  | 'edit'
  | 'change_passenger'
  | 'expire';
