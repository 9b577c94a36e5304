import { type RawBuilder, sql } from 'kysely';
import type { FiguresView } from '#contract/admin.ts';
import type { Role } from '#domain/account/roles.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { addDays, lastMondays, startOfDay } from '#domain/time/calendar.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import {
  type AnswersRow,
  answersQuery,
  type Span,
  statusesQuery,
  totalsQuery,
  weeksQuery,
  weekTakingsQuery,
} from './figure-queries.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const limitsInMinutes = [2, 5, 10, 30, 60] as const;

/** The last weeks with the running one, held against as much time before them. */
export async function readFigures({ db, clock }: Deps, weeks: number): Promise<FiguresView> {
  const now = clock();
  const mondays = lastMondays(now, weeks);
  const { current, earlier } = spansOf(mondays, now);
  const answers = await oneOf(db, answersQuery(current, limitsInMinutes));

  return {
    weeks: await weeksOf(db, current, mondays),
    now: await periodOf(db, current, answers),
    before: await periodOf(db, earlier, await oneOf(db, answersQuery(earlier, limitsInMinutes))),
    byStatus: await ridesByStatus(db, current.from),
    acceptanceTimes: acceptanceTimesOf(answers),
    accounts: await accountsByRole(db),
  };
}

/** The earlier span stops at the same moment of its week as now: a Tuesday is not held against a Sunday. */
function spansOf(mondays: readonly string[], now: Date): { current: Span; earlier: Span } {
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)];
  const weeks = mondays.length;
  return {
    current: { from: startOfDay(first), to: startOfDay(addDays(last, 7)) },
    earlier: {
      from: startOfDay(addDays(first, -7 * weeks)),
      to: new Date(now.getTime() - weeks * WEEK_MS),
    },
  };
}

async function weeksOf(db: Db, span: Span, mondays: readonly string[]): Promise<FiguresView['weeks']> {
  const rides = new Map((await weeksQuery(span).execute(db)).rows.map((row) => [row.monday, row.rides]));
  const sums = new Map((await weekTakingsQuery(span).execute(db)).rows.map((row) => [row.monday, row.cents]));
  return mondays.map((monday) => ({
    monday,
    rides: Number(rides.get(monday) ?? 0),
    takings: moneyText(cents(Number(sums.get(monday) ?? 0))),
  }));
}

async function periodOf(db: Db, span: Span, answers: AnswersRow): Promise<FiguresView['now']> {
  const totals = await oneOf(db, totalsQuery(span));
  return {
    completed: Number(totals.rides),
    takings: moneyText(cents(Number(totals.cents))),
    accepted: Number(answers.accepted),
    rejected: Number(answers.rejected),
    medianAcceptanceSeconds: answers.median === null ? null : Math.round(answers.median),
  };
}

async function ridesByStatus(db: Db, from: Date): Promise<FiguresView['byStatus']> {
  const { rows } = await statusesQuery(from).execute(db);
  const counted = rows.map(({ status, rides }): [RideStatus, number] => [status, Number(rides)]);
  return Object.fromEntries(counted) as FiguresView['byStatus'];
}

/** From 'less than each limit' to 'between the limits'. */
function acceptanceTimesOf({ under }: AnswersRow): FiguresView['acceptanceTimes'] {
  return under.map((rides, index) => ({
    underMinutes: limitsInMinutes[index] ?? null,
    rides: rides - (under[index - 1] ?? 0),
  }));
}

async function accountsByRole(db: Db): Promise<FiguresView['accounts']> {
  const rows = await db
    .selectFrom('users')
    .select(['role', sql<string>`count(*)`.as('count')])
    .groupBy('role')
    .execute();
  const counted = rows.map(({ role, count }): [Role, number] => [role, Number(count)]);
  return { client: 0, driver: 0, admin: 0, ...Object.fromEntries(counted) };
}

async function oneOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate always answers one row');
  return row;
}
