import type { AuditAction } from '#domain/administration/audit.ts';
import type { Db } from './schema.ts';

/** `details` is in French, for the journal; it holds no secret and no full telephone number. */
export type AuditEntry = {
  actorId: string | null;
  action: AuditAction;
  subject: string;
  subjectId?: string | null;
  details?: string;
  at: Date;
};

/** Adds a line to the journal, in the transaction that makes the change. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId ?? null,
      details: entry.details ?? '',
      at: entry.at,
    })
    .execute();
}
