import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  LinkedDeviceState,
  NotificationChannel,
  NotificationEvent,
  NotificationProvider,
  OutboxState,
} from '#domain/notification/notification.ts';
import type { ReminderChannels } from '#domain/notification/reminder-channels.ts';

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

export type OutboxTable = {
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
  /** How many rides of the order it covers. */
  ride_count: Generated<number>;
  /** For a reminder: the occasion, for which it is sent once. */
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

export type NotificationTables = {
  notification_config: NotificationConfigTable;
  reminder_choices: ReminderChoiceTable;
  outbox: OutboxTable;
  linked_device: LinkedDeviceTable;
  linked_device_keys: LinkedDeviceKeyTable;
};
