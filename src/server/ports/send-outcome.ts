/**
 * What became of something we sent. `refused`: it surely did not leave; `again` says whether another attempt may
 * help. `unknown`: it may have left, so it is never sent again by itself. Reasons are English, without personal data.
 */
export type SendOutcome =
  | { state: 'sent'; reference: string | null }
  | { state: 'refused'; reason: string; again: boolean }
  | { state: 'unknown'; reason: string };
