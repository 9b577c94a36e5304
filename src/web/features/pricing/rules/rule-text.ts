import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { hoursText, hourText } from '#contract/sentences/tariff-words.fr.ts';
import type { Conditions } from '#domain/pricing/pricing-rule.ts';
import { euroText } from '#web/text/euros.ts';
import { capitalised, weekdayName } from '../weekdays.ts';
import { methods } from './methods.ts';
import type { RateName } from './rule-values.ts';

const coefficients = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** 'Tous les jours, 20:00 – 06:00', 'Nuit de mardi à mercredi, 22:00 – 05:00', 'Dimanche, toute la journée' */
export function conditionsText({ dayOfWeek, startHour, endHour }: Conditions): string {
  return `${daysText({ dayOfWeek, startHour, endHour })}, ${hoursText(startHour, endHour) || 'toute la journée'}`;
}

/** The sentence under the conditions: which hours they include. */
export function hoursSentence(conditions: Conditions): string {
  const { startHour, endHour } = conditions;
  const when = 'à l’heure prévue de la course (heure de Paris).';
  if (startHour === endHour) return `Toute la journée, ${when}`;
  if (startHour === null) return `Jusqu’à ${hourText(endHour ?? 0)} exclu, ${when}`;
  if (endHour === null) return `À partir de ${hourText(startHour)} inclus, ${when}`;
  if (isNight(conditions)) return nightSentence(conditions, startHour, endHour, when);
  return `De ${hourText(startHour)} inclus à ${hourText(endHour)} exclu, ${when}`;
}

/** A night belongs to the day on which it begins. */
function nightSentence({ dayOfWeek }: Conditions, start: number, end: number, when: string): string {
  if (dayOfWeek === null)
    return `De ${hourText(start)} inclus à ${hourText(end)} exclu, en passant par minuit, ${when}`;
  const [day, next] = [weekdayName(dayOfWeek), weekdayName(dayAfter(dayOfWeek))];
  return `La nuit qui commence le ${day}\u00a0: du ${day} ${hourText(start)} inclus au ${next} ${hourText(end)} exclu, ${when}`;
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

function daysText(conditions: Conditions): string {
  const { dayOfWeek } = conditions;
  if (dayOfWeek === null) return 'Tous les jours';
  const day = weekdayName(dayOfWeek);
  return isNight(conditions) ? `Nuit de ${day} à ${weekdayName(dayAfter(dayOfWeek))}` : capitalised(day);
}

function isNight({ startHour, endHour }: Conditions): boolean {
  return startHour !== null && endHour !== null && startHour > endHour && endHour > 0;
}

function dayAfter(weekday: number): number {
  return (weekday + 1) % 7;
}
