import { secretBox } from '#server/secrets/secret-box.ts';
import { inDatabase, type Reachable } from './in-database.ts';
import { lostWrites, unansweredWrites } from './lost-writes.ts';
import { moneyProblems } from './money-problems.ts';
import { brokenPaths } from './ride-paths.ts';
import { SECRET_KEY } from './start-on.ts';
import type { WriteLog } from './write-log.ts';

/** Everything in the database that contradicts the acknowledged writes, or the rules of the domain. */
export async function problemsIn(faultEnv: Reachable, writeLog: WriteLog): Promise<string[]> {
  return await inDatabase(faultEnv, async (db) => [
    ...(await lostWrites(db, writeLog)),
    ...(await brokenPaths(db)),
    ...(await moneyProblems(db, secretBox(SECRET_KEY))),
  ]);
}

/** Writes that were made but never acknowledged. */
export async function doneInSilence(faultEnv: Reachable, writeLog: WriteLog): Promise<string[]> {
  return await inDatabase(faultEnv, (db) => unansweredWrites(db, writeLog));
}
