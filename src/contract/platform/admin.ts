import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { notificationEvents, outboxStates } from '#domain/notification/notification.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { line } from '../field-schemas.ts';
import { pageLimit } from '../rides/ride-queries.ts';
import { ridesView } from '../rides/rides.ts';

/** Weeks begin on Monday, by the calendar of Paris; the last one is still running. Money as '24.50'. */
const week = z.object({ monday: z.string(), rides: z.number(), takings: z.string() });
const period = z.object({
  completed: z.number(),
  takings: z.string(),
  accepted: z.number(),
  rejected: z.number(),
  /** Seconds between booking and acceptance, in steps of 15 s up to five minutes; null when nothing was accepted. */
  medianAcceptanceSeconds: z.nullable(z.number()),
});

export const figuresView = z.object({
  weeks: z.array(week),
  now: period,
  /** The same number of weeks before, up to the same hour of their last one. */
  before: period,
  /** Of the rides scheduled since the first of the weeks, including future ones. */
  byStatus: z.record(z.enum(rideStatuses), z.number()),
  /** How many acceptances took under 2, 5, 10, 30, 60 minutes, and longer. */
  acceptanceTimes: z.array(z.object({ underMinutes: z.nullable(z.number()), rides: z.number() })),
  accounts: z.record(z.enum(roles), z.number()),
});
export type FiguresView = z.infer<typeof figuresView>;

export const figuresQuery = z.object({
  weeks: z.optional(z.enum(['4', '12', '52'], { error: 'La période vaut 4, 12 ou 52 semaines.' })),
});
export type FiguresQuery = z.input<typeof figuresQuery>;

export const adminUserView = z.object({
  id: z.string(),
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  createdAt: z.string(),
  blockedAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  rides: z.number(),
  /** True for a contact without an account; absent for others. */
  isContact: z.optional(z.boolean()),
});
export type AdminUserView = z.infer<typeof adminUserView>;
export const adminUsersView = z.object({
  users: z.array(adminUserView),
  total: z.number(),
  next: z.nullable(z.string()),
});
export type AdminUsersView = z.infer<typeof adminUsersView>;

export const adminUsersQuery = z.object({
  search: z.optional(line(100)),
  role: z.optional(z.enum(roles, { error: 'Ce rôle est inconnu.' })),
  state: z.optional(z.enum(['active', 'blocked'], { error: 'Cet état est inconnu.' })),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdminUsersQuery = z.input<typeof adminUsersQuery>;

export const adminUserBody = z.strictObject({
  role: z.optional(z.enum(roles, { error: 'Ce rôle est inconnu.' })),
  blocked: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
  reason: z.optional(line(300)),
});
export type AdminUserBody = z.input<typeof adminUserBody>;

/** `resetLink` is returned once, when it could not be emailed: the admin passes it on. */
export const changedUserView = z.object({
  user: adminUserView,
  message: z.string(),
  resetLink: z.nullable(z.string()),
});
export type ChangedUserView = z.infer<typeof changedUserView>;

/** Rides are those of the client's and the driver's lists; these filters are for the admin only. */
export const adminRidesQuery = z.object({
  status: z.optional(z.string().check(z.maxLength(100))),
  /** A number ('1284'), or a part of the client's or driver's name or email. */
  search: z.optional(line(100)),
  /** Days in Paris, both inclusive: 'YYYY-MM-DD'. */
  from: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  to: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
  limit: z.optional(pageLimit),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdminRidesQuery = z.input<typeof adminRidesQuery>;

export const handOverBody = z.strictObject({
  driverId: z.string().check(z.maxLength(100)),
  version: z.optional(z.int()),
});
export type HandOverBody = z.input<typeof handOverBody>;

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

/** `ready`: works as far as we know. `off`: not configured. `trouble`: failed recently. */
const providerView = z.object({
  name: z.enum([
    'places',
    'email',
    'whatsapp-business',
    'twilio',
    'whatsapp-web',
    'paypal',
    'stripe',
    'backups',
  ]),
  health: z.enum(['ready', 'off', 'trouble']),
  /** In French, for the admin. */
  detail: z.string(),
});
export type ProviderView = z.infer<typeof providerView>;

const jobView = z.object({
  name: z.string(),
  everySeconds: z.number(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  outcome: z.string(),
  failures: z.number(),
  error: z.nullable(z.string()),
});
export type JobView = z.infer<typeof jobView>;

export const serviceStateView = z.object({
  providers: z.array(providerView),
  jobs: z.array(jobView),
  outbox: z.record(z.enum(outboxStates), z.number()),
  /** Rides whose payment waits for an admin: their driver is blocked or no longer a driver. */
  settlements: ridesView,
  /** What the operator should change, in French. */
  advice: z.optional(z.array(z.string())),
});
export type ServiceStateView = z.infer<typeof serviceStateView>;

export const outboxEntryView = z.object({
  id: z.string(),
  rideNumber: z.number(),
  event: z.enum(notificationEvents),
  channel: z.enum(['message', 'email', 'push']),
  recipient: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  createdAt: z.string(),
  changedAt: z.string(),
  dueAt: z.string(),
  provider: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
export type OutboxEntryView = z.infer<typeof outboxEntryView>;
export const outboxView = z.object({ entries: z.array(outboxEntryView), next: z.nullable(z.string()) });
export type OutboxView = z.infer<typeof outboxView>;
export const outboxQuery = z.object({
  state: z.optional(z.enum(outboxStates, { error: 'Cet état est inconnu.' })),
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/u))),
});
export type OutboxQuery = z.input<typeof outboxQuery>;
