import { secretBox } from '#server/secrets/secret-box.ts';
import type { Diary } from './diary.ts';
import type { Ground } from './ground.ts';
import { inDatabase } from './in-database.ts';
import { lostWrites, unansweredWrites } from './lost-writes.ts';
import { moneyProblems } from './money-problems.ts';
import { brokenPaths } from './ride-paths.ts';
import { SECRET_KEY } from './start-on.ts';

/** Everything in the database that contradicts what people were told, or the rules of the house. */
export async function problemsIn(ground: Ground, diary: Diary): Promise<string[]> {
  return await inDatabase(ground, async (db) => [
    ...(await lostWrites(db, diary)),
    ...(await brokenPaths(db)),
    ...(await moneyProblems(db, secretBox(SECRET_KEY))),
  ]);
}

/** What was done without a word to the person who asked for it. */
export async function doneInSilence(ground: Ground, diary: Diary): Promise<string[]> {
  return await inDatabase(ground, (db) => unansweredWrites(db, diary));
}
