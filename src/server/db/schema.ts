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
import type { AuditAction } from '#domain/administration/audit.ts';
import type { LegalKind } from '#domain/legal/legal-text.ts';
import type { RetentionRule } from '#domain/privacy/retention.ts';
import type { AccountTables, UserTable } from './tables/account-tables.ts';
import type { AvailabilityTables } from './tables/availability-tables.ts';
import type { BackupRunTable } from './tables/backup-run-table.ts';
import type {
  BillingDetailTable,
  BillNumberTable,
  BillSeriesTable,
  BillTable,
} from './tables/bill-tables.ts';
import type { BusyTimeTable, CalendarFeedTable, OwnCalendarTable } from './tables/calendar-tables.ts';
import type { ChainDocumentTable, ChainLineTable, ChainTable, VoucherTable } from './tables/chain-tables.ts';
import type { ChangeRequestTable } from './tables/change-request-table.ts';
import type { AccountingTable, CompanyTable } from './tables/company-tables.ts';
import type { AccountClaimTable, RideLinkTable } from './tables/guest-tables.ts';
import type { MessageTables } from './tables/message-tables.ts';
import type { NotificationTables, OutboxTable } from './tables/notification-tables.ts';
import type { PaymentJournalTable, PaymentTable } from './tables/payment-tables.ts';
import type {
  ForfaitTable,
  PriceExtrasTable,
  PricingRuleTable,
  WaitingTermsTable,
} from './tables/price-tables.ts';
import type { OrderTable, RideEventTable, RideTable } from './tables/rides-table.ts';

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

/** What a driver notes on a client, for this driver alone. */
type ClientNoteTable = { driver_id: string; client_id: string; content: string; changed_at: Date };

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

export type Tables = AccountTables &
  AvailabilityTables &
  MessageTables &
  NotificationTables & {
    guest_links: RideLinkTable;
    follow_links: RideLinkTable;
    account_claims: AccountClaimTable;
    calendar_feeds: CalendarFeedTable;
    own_calendars: OwnCalendarTable;
    busy_times: BusyTimeTable;
    backup_runs: BackupRunTable;
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
    client_notes: ClientNoteTable;
    company: CompanyTable;
    accounting: AccountingTable;
    legal_texts: LegalTextTable;
    driver_profiles: DriverProfileTable;
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
export type { NewPricingRule, PricingRuleRow } from './tables/price-tables.ts';

export type { RideRow } from './tables/rides-table.ts';
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
