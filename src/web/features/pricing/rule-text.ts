import type { PricingRuleView } from '#contract/pricing.ts';
import type { Conditions } from '#domain/pricing/pricing-rule.ts';
import { euroText } from '#web/text/euros.ts';
import { methods } from './methods.ts';
import type { RateName } from './rule-values.ts';
import { capitalised, weekdayName } from './weekdays.ts';

const coefficients = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** 'Tous les jours, 20:00 – 06:00', 'Dimanche, toute la journée' */
export function conditionsText({ dayOfWeek, startHour, endHour }: Conditions): string {
  const day = dayOfWeek === null ? 'Tous les jours' : capitalised(weekdayName(dayOfWeek));
  return `${day}, ${hoursText(startHour, endHour)}`;
}

/** '07:00' */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The sentence under the conditions: which hours they include. */
export function hoursSentence({ startHour, endHour }: Conditions): string {
  const when = 'à l’heure prévue de la course (heure de Paris).';
  if (startHour === endHour) return `Toute la journée, ${when}`;
  if (startHour === null) return `Jusqu’à ${hourText(endHour ?? 0)} exclu, ${when}`;
  if (endHour === null) return `À partir de ${hourText(startHour)} inclus, ${when}`;
  const night = startHour > endHour ? ', en passant minuit' : '';
  return `De ${hourText(startHour)} inclus à ${hourText(endHour)} exclu${night}, ${when}`;
}

export type RuleFigure = { before: string; figure: string; after: string };

/** The rates of a rule, its minimum, and its coefficient unless it is 1. */
export function figuresOf(rule: PricingRuleView): RuleFigure[] {
  const rates = methods[rule.calculationMethod].rates.map((name) => rateFigure(name, rule[name]));
  const hasMinimum = Number(rule.minimumFare) > 0;
  const coefficient = Number(rule.coefficient);
  return [
    ...rates,
    ...(hasMinimum ? [{ before: 'minimum ', figure: euroText(rule.minimumFare), after: '' }] : []),
    ...(coefficient === 1
      ? []
      : [{ before: 'coefficient ', figure: `×\u00a0${coefficients.format(coefficient)}`, after: '' }]),
  ];
}

function rateFigure(name: RateName, amount: string): RuleFigure {
  const figure = euroText(amount);
  switch (name) {
    case 'baseFare':
      return { before: 'prise en charge ', figure, after: '' };
    case 'pricePerKm':
      return { before: '', figure, after: '/km' };
    case 'pricePerMinute':
      return { before: '', figure, after: '/min' };
    case 'flatRate':
      return { before: 'forfait ', figure, after: '' };
    case 'hourlyRate':
      return { before: '', figure, after: '/h' };
  }
}

function hoursText(start: number | null, end: number | null): string {
  if (start === end) return 'toute la journée';
  if (start === null) return `jusqu’à ${hourText(end ?? 0)}`;
  return end === null ? `dès ${hourText(start)}` : `${hourText(start)} – ${hourText(end)}`;
}
