import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FiguresView } from '#contract/platform/figures.ts';
import { numbered, wholeText } from '#web/text/counts.ts';
import { delayChangeText, growthText, percentText, waitText, wholeEuroText } from './plots/figure-texts.ts';
import './figures-row.css';

/** The five figures of the period, each compared with the period before. */
export function FiguresRow({ figures }: { figures: FiguresView }) {
  const { now, before, accounts } = figures;
  const people = accounts.client + accounts.driver + accounts.admin;

  return (
    <dl className="panel figures-row">
      <Figure name="Courses terminées" value={wholeText(now.completed)}>
        <Growth now={now.completed} before={before.completed} since={sinceText(figures.weeks.length)} />
      </Figure>
      <Figure name="Recettes" value={wholeEuroText(now.takings)}>
        <Growth now={Number(now.takings)} before={Number(before.takings)} />{' '}
        <Link href="/takings">Détail</Link>
      </Figure>
      <Figure name="Taux d’acceptation" value={rateOf(now)}>
        {wholeText(now.rejected)} refus sur {numbered(now.accepted + now.rejected, 'réponse')}
      </Figure>
      <Figure name="Délai d’acceptation" value={delayOf(now)}>
        {now.medianAcceptanceSeconds === null ? 'aucune acceptation' : 'médiane'}
        <DelayChange now={now} before={before} />
      </Figure>
      <Figure name="Comptes" value={wholeText(people)}>
        {numbered(accounts.client, 'client')}, {numbered(accounts.driver, 'chauffeur')}
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className="figure-note">{children}</dd>
    </div>
  );
}

function Growth({ now, before, since = '' }: { now: number; before: number; since?: string }) {
  const text = growthText(now, before);
  if (text === undefined) return now > 0 ? 'rien auparavant' : null;
  return (
    <>
      <Change good={now >= before}>{text}</Change> {since}
    </>
  );
}

type Period = FiguresView['now'];

function DelayChange({ now, before }: { now: Period; before: Period }) {
  const [latest, earlier] = [now.medianAcceptanceSeconds, before.medianAcceptanceSeconds];
  if (latest === null || earlier === null || latest === earlier) return null;
  return (
    <>
      , <Change good={latest < earlier}>{delayChangeText(latest, earlier)}</Change>
    </>
  );
}

function Change({ good, children }: { good: boolean; children: ReactNode }) {
  return <span className={good ? 'change-good' : 'change-bad'}>{children}</span>;
}

function sinceText(weeks: number): string {
  return weeks === 52 ? 'sur un an' : `sur ${weeks} semaines`;
}

function rateOf({ accepted, rejected }: Period): string {
  return accepted + rejected === 0 ? '–' : percentText(accepted, accepted + rejected);
}

function delayOf({ medianAcceptanceSeconds: seconds }: Period): string {
  return seconds === null ? '–' : waitText(seconds);
}
