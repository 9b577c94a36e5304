import {
  changesBetween as between,
  type ChangeableFacts,
  type RideChange,
} from '#contract/words/ride-changes.fr.ts';
import { momentText } from '#web/text/dates.ts';

export type { RideChange };

/** What an edit changed of a request, or would change of a ride. */
export function changesBetween(before: ChangeableFacts, after: ChangeableFacts, now: Date): RideChange[] {
  return between(before, after, (moment) => momentText(moment, now));
}
