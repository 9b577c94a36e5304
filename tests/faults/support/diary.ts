import type { RideMessageBody } from '#contract/chat.ts';
import type { BookRideBody } from '#contract/rides.ts';
import type { FarPerson } from '#tests/support/far-people.ts';

/** An order with a key; `answers` are the ids that were given for it. */
export type Asked<Body> = { by: FarPerson; body: Body; answers: Set<string> };

/** What people did to a ride, as they would say it: a client who cancels may only have asked for it. */
export type Deed = 'accept' | 'reject' | 'start' | 'complete' | 'cancel';
export type CashWord = 'cash_declared' | 'cash_confirmed' | 'refunded';

/** What people asked for and what they were told; what they were not told may or may not have happened. */
export function openDiary() {
  const accounts: string[] = [];
  const bookings = new Map<string, Asked<BookRideBody>>();
  const messages = new Map<string, Asked<RideMessageBody>>();
  const deeds = new Map<string, number>();
  const drivers = new Map<string, FarPerson>();
  const words = new Set<string>();
  const troubles: { status: number; message: string; ms: number }[] = [];
  let acknowledged = 0;

  return {
    accounts,
    bookings,
    messages,
    deeds,
    /** Who was told that the ride is theirs. */
    drivers,
    words,
    troubles,
    acknowledged: () => acknowledged,

    registered(email: string): void {
      accounts.push(email);
      acknowledged += 1;
    },
    answered({ answers }: Pick<Asked<unknown>, 'answers'>, id: string): void {
      answers.add(id);
      acknowledged += 1;
    },
    did(rideId: string, actor: FarPerson, deed: Deed): void {
      const key = deedKey(rideId, actor.id, deed);
      deeds.set(key, (deeds.get(key) ?? 0) + 1);
      if (deed === 'accept') drivers.set(rideId, actor);
      acknowledged += 1;
    },
    said(rideId: string, word: CashWord): void {
      words.add(wordKey(rideId, word));
      acknowledged += 1;
    },
  };
}

export type Diary = ReturnType<typeof openDiary>;

export function deedKey(rideId: string, actorId: string | null, deed: string): string {
  return `${deed} by ${actorId} of ride ${rideId}`;
}

export function wordKey(rideId: string, word: string): string {
  return `${word} of ride ${rideId}`;
}
