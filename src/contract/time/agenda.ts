import * as z from 'zod/mini';

const time = { startsAt: z.string(), endsAt: z.string() };

/** A driver's working hours, days off and busy times. */
export const agendaTimesView = z.object({
  /** In minutes of the Paris day, Monday is 1; `to` at or before `from` is on the next day. Null: always. */
  spans: z.nullable(z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() }))),
  pauseMinutes: z.number(),
  /** Where the first approach of a day starts; null when unknown. */
  base: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  daysOff: z.array(z.object({ id: z.string(), ...time, wholeDays: z.boolean(), reason: z.string() })),
  busyTimes: z.array(z.object(time)),
});
export type AgendaTimesView = z.infer<typeof agendaTimesView>;
