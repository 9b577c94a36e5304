import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#domain/account/roles.ts';

export type UserTable = {
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

export type AccountTables = {
  users: UserTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  known_devices: KnownDeviceTable;
  attempts: AttemptTable;
};
