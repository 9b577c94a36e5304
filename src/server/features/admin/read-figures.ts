import type { FiguresView } from '#contract/platform/figures.ts';
import { roles } from '#domain/account/roles.ts';
import {
  acceptanceTimes,
  countAcceptances,
  medianWait,
  type Waits,
} from '#domain/administration/acceptance-times.ts';
import { cents, moneyText } from '#domain/money.ts';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { addDays, lastMondays, startOfDay } from '#domain/time/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { type FigureRow, figuresQuery, type Span } from './figure-queries.ts';
import { accountCounter } from './kept-accounts.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The last weeks with the running one, held against as much time before them. */
export async function readFigures({ db, clock }: Deps, weeks: number): Promise<FiguresView> {
  const now = clock();
  const mondays = lastMondays(now, weeks);
  const { rows } = await figuresQuery(spansOf(mondays, now)).execute(db);
  const accounts = await accountCounter(db);
  const [current, earlier] = [rowsIn(rows, 'now'), rowsIn(rows, 'before')];

  return {
    weeks: mondays.map((monday) => weekOf(current, monday)),
    now: periodOf(current),
    before: periodOf(earlier),
    byStatus: byStatus([...current, ...rowsIn(rows, 'later')]),
    acceptanceTimes: acceptanceTimes(waitsIn(current)),
    accounts: Object.fromEntries(roles.map((role) => [role, accounts({ role })])) as FiguresView['accounts'],
  };
}

/** The earlier span stops at the same hour of its week as now: a Tuesday is not held against a Sunday. */
function spansOf(mondays: readonly string[], now: Date): Span[] {
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)];
  const weeks = mondays.length;
  const [from, to] = [startOfDay(first), startOfDay(addDays(last, 7))];
  const earlierEnd = Math.ceil((now.getTime() - weeks * WEEK_MS) / HOUR_MS) * HOUR_MS;
  return [
    { name: 'now', from, to },
    { name: 'before', from: startOfDay(addDays(first, -7 * weeks)), to: new Date(earlierEnd) },
    { name: 'later', from: to, to: null },
  ];
}

function rowsIn(rows: readonly FigureRow[], span: Span['name']): FigureRow[] {
  return rows.filter((row) => row.span === span);
}

function weekOf(rows: readonly FigureRow[], monday: string): FiguresView['weeks'][number] {
  const ofWeek = rows.filter((row) => row.monday === monday);
  return { monday, rides: sumOf(ofWeek, 'rides', 'completed'), takings: takingsOf(ofWeek) };
}

function periodOf(rows: readonly FigureRow[]): FiguresView['now'] {
  const waits = waitsIn(rows);
  const median = medianWait(waits);
  return {
    completed: sumOf(rows, 'rides', 'completed'),
    takings: takingsOf(rows),
    accepted: countAcceptances(waits),
    rejected: sumOf(rows, 'rejections'),
    medianAcceptanceSeconds: median === null ? null : Math.round(median),
  };
}

function byStatus(rows: readonly FigureRow[]): FiguresView['byStatus'] {
  const counted = rideStatuses.map((status): [RideStatus, number] => [status, sumOf(rows, 'rides', status)]);
  return Object.fromEntries(counted) as FiguresView['byStatus'];
}

function takingsOf(rows: readonly FigureRow[]): string {
  return moneyText(cents(sumOf(rows, 'takings')));
}

function waitsIn(rows: readonly FigureRow[]): Waits {
  const acceptances = rows.filter(({ what, n }) => what === 'acceptances' && n !== '0');
  return new Map(acceptances.map(({ which, n }) => [Number(which), Number(n)]));
}

function sumOf(rows: readonly FigureRow[], what: FigureRow['what'], which = ''): number {
  return rows
    .filter((row) => row.what === what && row.which === which)
    .reduce((sum, { n }) => sum + Number(n), 0);
}
