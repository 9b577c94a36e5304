import * as z from 'zod/mini';
import { erasureObstacles } from '#domain/privacy/erasure.ts';
import { retentionRules } from '#domain/privacy/retention.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { passwordText } from '../field-schemas.ts';

/** What must be settled first, with its ride. Money as '24.50'. */
const obstacleView = z.object({
  kind: z.enum(erasureObstacles),
  rideId: z.string(),
  status: z.enum(rideStatuses),
  number: z.number(),
  scheduledAt: z.string(),
  pickupAddress: z.string(),
  destinationAddress: z.string(),
  /** Absent from an instance of the version before. */
  hours: z.optional(z.nullable(z.number())),
  amount: z.string(),
});
export type ObstacleView = z.infer<typeof obstacleView>;

export const keptPapers = ['vouchers', 'notes', 'invoices', 'credit_notes', 'payments'] as const;
export type KeptPaper = (typeof keptPapers)[number];

/** Documents that the law requires to keep; `until` is the last day of the last one, 'YYYY-MM-DD'. */
const keptView = z.object({ paper: z.enum(keptPapers), count: z.number(), until: z.string() });
export type KeptView = z.infer<typeof keptView>;

export const erasureView = z.object({ obstacles: z.array(obstacleView), kept: z.array(keptView) });
export type ErasureView = z.infer<typeof erasureView>;

export const eraseAccountBody = z.strictObject({ currentPassword: passwordText });
export type EraseAccountBody = z.input<typeof eraseAccountBody>;

/** What the retention job removed, by rule: the last removal, and the total of the last twelve months. */
const sweptRuleView = z.object({
  rule: z.enum(retentionRules),
  lastAt: z.nullable(z.string()),
  lastRemoved: z.number(),
  removed: z.number(),
});
export type SweptRuleView = z.infer<typeof sweptRuleView>;

export const retentionView = z.object({ ranAt: z.nullable(z.string()), rules: z.array(sweptRuleView) });
export type RetentionView = z.infer<typeof retentionView>;
