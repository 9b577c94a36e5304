import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { line } from '../field-schemas.ts';
import { pageLimit } from '../rides/ride-queries.ts';

/** One line of the journal: a move of a ride, or a change of the platform. `actor` null is the platform itself. */
export const journalEntryView = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.nullable(z.object({ name: z.string(), role: z.enum(roles) })),
  action: z.string(),
  subject: z.string(),
  rideNumber: z.nullable(z.number()),
  from: z.nullable(z.enum(rideStatuses)),
  to: z.nullable(z.enum(rideStatuses)),
  details: z.string(),
});
export type JournalEntryView = z.infer<typeof journalEntryView>;
export const journalView = z.object({ entries: z.array(journalEntryView), next: z.nullable(z.string()) });
export type JournalView = z.infer<typeof journalView>;
export const journalQuery = z.object({
  kind: z.optional(z.enum(['rides', 'platform', 'payments'], { error: 'Ce filtre est inconnu.' })),
  /** A ride number, a person, or a part of the text. */
  search: z.optional(line(100)),
  /** Days in Paris, both inclusive: 'YYYY-MM-DD'. */
  from: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  to: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type JournalQuery = z.input<typeof journalQuery>;
