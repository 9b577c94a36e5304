import type { ReactNode } from 'react';
import type { TakingsView } from '#contract/money/takings.ts';
import { periodOf } from '#domain/time/calendar.ts';
import { countText, numbered, wholeText } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { changeText, euroChangeText } from './change-text.ts';
import { daysText, spanText } from './span-text.ts';
import './takings-figures.css';

/** Rides, average, the period before with the difference, and what is still to collect. */
export function TakingsFigures({ takings }: { takings: TakingsView }) {
  const { before, rides, average, total, toCollect } = takings;

  return (
    <dl className="takings-figures">
      <Figure name="Courses payées" value={wholeText(rides)}>
        {changeText(rides - before.rides)}
      </Figure>
      <Figure name="Moyenne par course" value={average === null ? '–' : euroText(average)}>
        {average !== null && before.average !== null && euroChangeText(average, before.average)}
      </Figure>
      <Figure name={beforeName(takings)} value={euroText(before.total)}>
        {euroChangeText(total, before.total)}
      </Figure>
      <Figure name="Reste à encaisser" value={toCollect.total === null ? '–' : euroText(toCollect.total)}>
        {toCollect.count > 0 && owedText(toCollect.count)}
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {children && <dd className="takings-note">{children}</dd>}
    </div>
  );
}

/** 'avril 2026', or '1–16 avril 2026' where the period is still running. */
function beforeName({ period, before }: TakingsView): string {
  const isWhole = periodOf(period, before.firstDay).lastDay === before.lastDay;
  return isWhole ? spanText({ period, ...before }) : daysText(before);
}

function owedText(count: number): string {
  return count > 1000 ? `${countText(count)} courses` : numbered(count, 'course');
}
