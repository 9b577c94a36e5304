/**
 * The outcome of a message or an email. `refused`: it was certainly not sent; `again`: another attempt may help.
 * `unknown`: it may have been sent, so it is not repeated automatically. Reasons are in English, without personal data.
 */
export type SendOutcome =
  | { state: 'sent'; reference: string | null }
  | { state: 'refused'; reason: string; again: boolean }
  | { state: 'unknown'; reason: string };
