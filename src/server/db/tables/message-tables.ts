import type { Generated } from 'kysely';

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

type GeneralThreadTable = { client_id: string; last_message_id: string };
type AnnouncementReadTable = { user_id: string; read_until: string };
type PushSubscriptionTable = {
  endpoint_hash: Buffer;
  user_id: string;
  sealed: string;
  created_at: Date;
  session_hash: Buffer | null;
};

export type MessageTables = {
  ride_messages: RideMessageTable;
  general_messages: GeneralMessageTable;
  general_threads: GeneralThreadTable;
  announcement_reads: AnnouncementReadTable;
  push_subscriptions: PushSubscriptionTable;
};
