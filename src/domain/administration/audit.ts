export const auditActions = [
  'user_blocked',
  'user_unblocked',
  'user_role_changed',
  'user_password_reset',
  'rule_created',
  'rule_changed',
  'rule_deleted',
  'settings_changed',
  'logo_changed',
  'notifications_changed',
  'message_resent',
  'device_linked',
  'device_unlinked',
  'cash_confirmed',
  'cash_contested',
  'ride_refunded',
] as const;
export type AuditAction = (typeof auditActions)[number];
