import { type ErrorCode, messages } from '#contract/sentences/messages.fr.ts';
import type { DistanceView } from '#contract/trip/places.ts';

type More = {
  fields?: Record<string, string>;
  message?: string;
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number;
  quote?: DistanceView;
  /** Possible moments, when the requested one is not. */
  moments?: string[];
};

/** An expected refusal: it becomes an answer and is not logged as an error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly more: More;

  constructor(code: ErrorCode, more: More = {}) {
    super(more.message ?? messages[code]);
    this.code = code;
    this.more = more;
  }
}

export const statusOf: Record<ErrorCode, number> = {
  invalid_request: 400,
  unknown_field: 400,
  body_too_large: 413,
  signed_out: 401,
  not_allowed: 403,
  foreign_origin: 403,
  not_found: 404,
  too_many_requests: 429,
  database_away: 503,
  /** Says nothing about the request itself: a browser that retries by itself goes on retrying. */
  try_again: 503,
  unexpected: 500,

  fields_required: 400,
  email_invalid: 400,
  email_taken: 409,
  passwords_differ: 400,
  password_too_short: 400,
  staff_password_too_short: 400,
  password_too_common: 400,
  phone_length: 400,
  phone_prefix: 400,
  phone_digits: 400,
  phone_invalid: 400,
  wrong_credentials: 401,
  wrong_current_password: 400,
  account_blocked: 403,
  current_password_required: 400,
  too_many_logins: 429,
  only_known_devices: 429,
  too_many_registrations: 429,
  reset_link_invalid: 400,

  voucher_not_found: 404,
  documents_busy: 503,
  ride_not_found: 404,
  wrong_status: 409,
  ride_expired: 409,
  ride_changed: 409,
  ride_taken: 409,
  driver_busy: 409,
  driver_unavailable: 409,
  cancellation_pending: 409,
  no_cancellation_request: 409,
  change_pending: 409,
  no_change_request: 409,
  change_too_late: 409,
  change_empty: 400,
  undo_too_late: 409,
  absent_too_early: 409,
  landing_too_early: 409,
  no_fee_due: 409,
  fee_invoiced: 409,
  raise_settled: 409,
  price_open: 409,
  cash_unanswered: 409,
  fee_changed: 409,
  ride_paid: 409,
  reason_required: 400,
  raise_unnamed: 400,
  addition_too_large: 400,
  addition_reason_required: 400,
  departure_too_soon: 400,
  moment_taken: 409,
  moment_outside_hours: 409,
  moment_day_off: 409,
  same_place: 400,
  date_too_far: 400,
  quote_stale: 409,
  booking_key_reused: 409,
  client_not_found: 404,
  day_off_not_found: 404,
  too_many_days_off: 409,
  contact_unreachable: 400,
  order_not_taken: 409,
  already_confirmed: 409,
  contact_has_no_account: 409,
  too_many_open_requests: 429,
  order_too_long: 400,
  return_too_early: 400,
  too_many_bookings: 429,

  not_payable: 409,
  cash_undeclared: 409,
  ride_to_pay_unclear: 400,
  method_unavailable: 409,
  payment_processing: 409,
  payment_changed: 409,
  payment_missing: 402,
  payment_declined: 402,
  payment_away: 503,
  order_not_found: 404,
  nothing_to_refund: 409,
  refund_refused: 409,

  bill_not_found: 404,
  bill_erased: 410,
  not_billable: 409,
  company_incomplete: 409,
  siren_missing: 409,
  no_invoice: 409,
  nothing_to_credit: 409,
  credit_too_high: 409,
  invoice_changed: 409,

  message_key_reused: 409,
  chat_closed: 409,
  too_many_messages: 429,

  rule_not_found: 404,
  forfait_not_found: 404,
  price_extras_changed: 409,
  option_not_offered: 409,

  place_not_found: 404,

  logo_missing: 400,
  logo_too_large: 413,
  logo_type: 400,
  logo_unreadable: 400,
  stripe_disabled: 409,

  user_not_found: 404,
  own_account: 409,
  last_admin: 409,
  driver_has_rides: 409,
  driver_has_money: 409,
  client_has_rides: 409,
  own_erasure: 409,
  account_held: 409,
  client_blocked: 409,
  user_is_blocked: 409,
  outbox_entry_not_found: 404,
  not_resendable: 409,
};
