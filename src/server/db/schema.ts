import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  JSONColumnType,
  Kysely,
  Selectable,
  Transaction,
} from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import type { AuditAction } from '#domain/administration/audit.ts';
import type { LegalKind } from '#domain/legal/legal-text.ts';
import type {
  LinkedDeviceState,
  NotificationChannel,
  NotificationEvent,
  NotificationProvider,
  OutboxState,
} from '#domain/notification/notification.ts';
import type { ReminderChannels } from '#domain/notification/reminder-channels.ts';
import type { RetentionRule } from '#domain/privacy/retention.ts';
import type { AvailabilityTables } from './availability-tables.ts';
import type { BackupRunTable } from './backup-run-table.ts';
import type { BillingDetailTable, BillNumberTable, BillSeriesTable, BillTable } from './bill-tables.ts';
import type { BusyTimeTable, CalendarFeedTable, OwnCalendarTable } from './calendar-tables.ts';
import type { ChainDocumentTable, ChainLineTable, ChainTable, VoucherTable } from './chain-tables.ts';
import type { AccountingTable, CompanyTable } from './company-tables.ts';
import type { AccountClaimTable, RideLinkTable } from './guest-tables.ts';
import type { PaymentJournalTable, PaymentTable } from './payment-tables.ts';
import type { ForfaitTable, PriceExtrasTable, PricingRuleTable, WaitingTermsTable } from './price-tables.ts';
import type { ChangeRequestTable, OrderTable, RideEventTable, RideTable } from './rides-table.ts';

type UserTable = {
  id: string;
  role: Role;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  home_address: string | null;
  home_lat: number | null;
  home_lng: number | null;
  work_address: string | null;
  work_lat: number | null;
  work_lng: number | null;
  blocked_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  last_seen_at: Generated<Date>;
  warned_at: Date | null;
  erased_at: Date | null;
  /** A client without an account, and where to write to them. */
  is_contact: Generated<boolean>;
  contact_email: string | null;
};

type SessionTable = { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date };
type PasswordResetTable = { token_hash: Buffer; user_id: string; expires_at: Date };
type KnownDeviceTable = { user_id: string; token_hash: Buffer; expires_at: Date };
type AttemptTable = {
  key: string;
  count: number;
  window_ends_at: Date;
  closed_until: Date | null;
  account: string | null;
};
type AppSettingTable = { key: string; value: string; updated_at: Date };
type FileTable = { name: string; content_type: string; bytes: Buffer; created_at: Date };
type PlatformFactTable = { name: string; value: string };

type RideRoadTable = { ride_id: string; path: JSONColumnType<[number, number][]> };

/** Ends in ten thousandths of a degree. */
type MeasuredRoadTable = {
  from_lat: number;
  from_lng: number;
  to_lat: number;
  to_lng: number;
  km: number;
  minutes: number;
  measured_at: Date;
};

type BookingKeyTable = { user_id: string; key: string; body_hash: Buffer; ride_id: string; created_at: Date };

type RideMessageTable = {
  id: string;
  ride_id: string;
  sender_id: string;
  receiver_id: string | null;
  content: string;
  created_at: Date;
  send_key: string | null;
  read_at: Date | null;
  /** The passenger who wrote by the link of the ride; null: the sender. */
  author: Generated<string | null>;
};

type GeneralMessageTable = {
  id: string;
  client_id: string | null;
  sender_id: string;
  content: string;
  created_at: Date;
  send_key: string | null;
  read_at: Date | null;
};

type PushSubscriptionTable = {
  endpoint_hash: Buffer;
  user_id: string;
  sealed: string;
  created_at: Date;
  session_hash: Buffer | null;
};
type AnnouncementReadTable = { user_id: string; read_until: string };
/** What a driver notes on a client, for this driver alone. */
type ClientNoteTable = { driver_id: string; client_id: string; content: string; changed_at: Date };

type GeneralThreadTable = { client_id: string; last_message_id: string };

type LegalTextTable = { kind: LegalKind; version: number; body: string; in_force_from: Date };

type DriverProfileTable = {
  user_id: string;
  license_number: Generated<string>;
  vehicle_make: Generated<string>;
  vehicle_model: Generated<string>;
  vehicle_plate: Generated<string>;
  phone_number: Generated<string>;
  bio: Generated<string>;
  experience: Generated<string>;
  specialties: Generated<string>;
  is_active: Generated<boolean>;
  pro_card_number: Generated<string>;
  pro_card_expiry: string | null;
  medical_visit_expiry: string | null;
  insurance_expiry: string | null;
  technical_check_expiry: string | null;
  vehicle_co2e: number | null;
  vehicle_energy: Generated<string>;
  ready_replies: ColumnType<string[] | null, string | null | undefined, string | null>;
};

type NotificationConfigTable = {
  only_row: Generated<boolean>;
  provider: NotificationProvider;
  enabled: boolean;
  driver_phone: string;
  messages_per_hour: Generated<number>;
  reminder_channels: ColumnType<ReminderChannels, never, string>;
};

/** By which channels a person wants each reminder, in place of the operator's defaults. */
type ReminderChoiceTable = {
  user_id: string;
  channels: ColumnType<ReminderChannels, string, string>;
  changed_at: Date;
};

type OutboxTable = {
  id: GeneratedAlways<string>;
  ride_id: string;
  event: NotificationEvent;
  channel: NotificationChannel;
  recipient_id: string | null;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  due_at: Date;
  changed_at: Date;
  created_at: Date;
  provider: string | null;
  reference: string | null;
  error: string | null;
  grouped: Generated<boolean>;
  /** Of how many rides of the order it tells. */
  ride_count: Generated<number>;
  /** Of a reminder: what it is sent once for. */
  occasion: Date | null;
};

type LinkedDeviceTable = {
  only_row: Generated<boolean>;
  wanted: boolean;
  state: LinkedDeviceState;
  code: string | null;
  phone: string | null;
  changed_at: Date;
};

type LinkedDeviceKeyTable = { name: string; value: string };

type AuditLogTable = {
  id: GeneratedAlways<string>;
  actor_id: string | null;
  action: AuditAction;
  subject: string;
  subject_id: string | null;
  details: Generated<string>;
  at: Date;
};

type JobTable = {
  name: string;
  due_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  outcome: Generated<string>;
  error: string | null;
  failures: Generated<number>;
};

type RetentionSweepTable = { rule: RetentionRule; at: Date; removed: number };
type NoticeTable = { tx: Generated<string>; notice: string; at: Generated<Date> };

export type Tables = AvailabilityTables & {
  users: UserTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  known_devices: KnownDeviceTable;
  guest_links: RideLinkTable;
  follow_links: RideLinkTable;
  account_claims: AccountClaimTable;
  calendar_feeds: CalendarFeedTable;
  own_calendars: OwnCalendarTable;
  busy_times: BusyTimeTable;
  backup_runs: BackupRunTable;
  attempts: AttemptTable;
  app_settings: AppSettingTable;
  files: FileTable;
  platform_facts: PlatformFactTable;
  pricing_rules: PricingRuleTable;
  forfaits: ForfaitTable;
  price_extras: PriceExtrasTable;
  waiting_terms: WaitingTermsTable;
  orders: OrderTable;
  rides: RideTable;
  ride_events: RideEventTable;
  change_requests: ChangeRequestTable;
  ride_roads: RideRoadTable;
  booking_keys: BookingKeyTable;
  ride_messages: RideMessageTable;
  general_messages: GeneralMessageTable;
  push_subscriptions: PushSubscriptionTable;
  announcement_reads: AnnouncementReadTable;
  client_notes: ClientNoteTable;
  general_threads: GeneralThreadTable;
  company: CompanyTable;
  accounting: AccountingTable;
  legal_texts: LegalTextTable;
  driver_profiles: DriverProfileTable;
  notification_config: NotificationConfigTable;
  outbox: OutboxTable;
  reminder_choices: ReminderChoiceTable;
  linked_device: LinkedDeviceTable;
  linked_device_keys: LinkedDeviceKeyTable;
  audit_log: AuditLogTable;
  bills: BillTable;
  bill_series: BillSeriesTable;
  bill_numbers: BillNumberTable;
  billing_details: BillingDetailTable;
  payments: PaymentTable;
  payment_journal: PaymentJournalTable;
  chains: ChainTable;
  chain_lines: ChainLineTable;
  chain_documents: ChainDocumentTable;
  vouchers: VoucherTable;
  voucher_facts: { is_only: Generated<boolean>; revision: Generated<string> };
  jobs: JobTable;
  measured_roads: MeasuredRoadTable;
  notices: NoticeTable;
  retention_sweeps: RetentionSweepTable;
};

/** A person who can sign in: how long the account is kept is read where that is asked. */
export type UserRow = Omit<
  Selectable<UserTable>,
  'last_seen_at' | 'warned_at' | 'erased_at' | 'is_contact' | 'contact_email'
>;
export type NewUser = Insertable<UserTable>;
export type { NewPricingRule, PricingRuleRow } from './price-tables.ts';

export type { RideRow } from './rides-table.ts';
export type NewRide = Insertable<RideTable>;
export type NewRideEvent = Insertable<RideEventTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type PaymentJournalRow = Selectable<PaymentJournalTable>;
export type BillingDetailRow = Selectable<BillingDetailTable>;
export type BillRow = Selectable<BillTable>;
export type LegalTextRow = Selectable<LegalTextTable>;
export type AccountingRow = Selectable<AccountingTable>;
export type CompanyRow = Selectable<CompanyTable>;
export type DriverProfileRow = Selectable<DriverProfileTable>;

/** Either the database or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;
