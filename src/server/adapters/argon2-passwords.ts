import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#server/ports/passwords.ts';

/** OWASP's recommendation for argon2id, the default algorithm of the library. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

export function argon2Passwords(cost: typeof strength = strength): Passwords {
  const inTurn = takeTurns(AT_ONCE);
  const nobody = hash('nobody', cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(known, password) {
      const reference = known || (await nobody);
      const same = await inTurn(() => verify(reference, password));
      return same && reference === known;
    },
  };
}

/** Hashing is heavy on purpose: a burst of sign-ins must not take every core from the other requests. */
function takeTurns(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
