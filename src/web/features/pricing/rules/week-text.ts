import { capitalised, weekdayName } from '../weekdays.ts';
import type { Day, Stretch } from './week.ts';

/** The week as text, equal days in one sentence. */
export function weekText(days: readonly Day[]): string[] {
  return alikeInARow(days).map((group) => `${daysText(group)}\u00a0: ${stretchesText(group)}`);
}

function alikeInARow(days: readonly Day[]): Day[][] {
  const groups: Day[][] = [];
  for (const day of days) {
    const last = groups.at(-1);
    if (last && stretchesText(last) === stretchesText([day])) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

function daysText(group: readonly Day[]): string {
  const names = group.map(({ weekday }) => weekdayName(weekday));
  if (names.length === 7) return 'Tous les jours';
  if (names.length === 1) return capitalised(names.join());
  return `Du ${names.at(0)} au ${names.at(-1)}`;
}

function stretchesText([day]: readonly Day[]): string {
  return (day?.stretches ?? []).map(stretchText).join(', ');
}

function stretchText({ from, to, rule }: Stretch): string {
  const who = rule ? `«\u00a0${rule.name}\u00a0»` : 'aucune règle';
  const isWhole = from === 0 && to === 24;
  return isWhole ? `${who} toute la journée` : `${who} de ${from}\u00a0h à ${to}\u00a0h`;
}
