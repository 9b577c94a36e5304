import { AppError } from '#server/http/errors.ts';

const MOST_TRIES = 3;

/** For what stays true though the ride changed in the same moment: it is read and judged again, and not lost. */
export async function retryWhenChanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'ride_changed')) throw error;
    }
  }
  return await attempt();
}
