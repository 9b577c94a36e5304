import { dayAndTimeText } from '#contract/sentences/french.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { Outcome } from './outcome.ts';

type Look = 'ok' | 'warn' | 'none' | 'bad';
type OutcomeFacts = { look: Look; mark: keyof typeof marks; title: string; lines: string[] };

/** A shape, a word and a colour. */
export function outcomeSection(outcome: Outcome, appName: string): string {
  const { look, mark, title, lines } = factsFor(outcome, appName);
  return `<section class="verdict verdict-${look}"><span class="mark"><svg viewBox="0 0 24 24" aria-hidden="true">${marks[mark]}</svg></span><h1>${text(title)}</h1><p>${lines.join('<br>')}</p></section>`;
}

function factsFor(outcome: Outcome, appName: string): OutcomeFacts {
  switch (outcome.state) {
    case 'last':
      return {
        look: 'ok',
        mark: 'tick',
        title: 'Bon authentique',
        lines: [nameOf(outcome), 'C’est la dernière version.'],
      };
    case 'replaced':
      return {
        look: 'warn',
        mark: 'swap',
        title: 'Bon authentique, mais remplacé',
        lines: [
          nameOf(outcome),
          `remplacée le ${moment(outcome.voucher.replacedAt)} par la version ${outcome.lastVersion}.`,
        ],
      };
    case 'cancelled':
      return {
        look: 'warn',
        mark: 'swap',
        title: 'Bon authentique, mais course annulée',
        lines: [nameOf(outcome), cancelledText(outcome.voucher.cancelledAt)],
      };
    case 'expired':
      return {
        look: 'none',
        mark: 'box',
        title: 'Ce bon n’est plus consultable en ligne.',
        lines: ['La vérification s’arrête sept jours après la course.'],
      };
    case 'unknown':
      return {
        look: 'bad',
        mark: 'cross',
        title: 'Aucun bon à cette adresse',
        lines: [
          text(`Scannez de nouveau le code. S’il mène encore ici, ce bon n’a pas été émis par ${appName}.`),
        ],
      };
    case 'too_many':
      return {
        look: 'none',
        mark: 'clock',
        title: 'Trop de vérifications depuis ce réseau.',
        lines: ['Réessayez dans une minute.'],
      };
    case 'away':
      return {
        look: 'none',
        mark: 'clock',
        title: 'La vérification est momentanément indisponible.',
        lines: ['Réessayez dans une minute.'],
      };
  }
}

function nameOf({ voucher }: Extract<Outcome, { voucher: unknown }>): string {
  return `<b>n°\u00a0${text(voucher.number)}</b>, version ${voucher.version}`;
}

function cancelledText(at: string | null): string {
  return at === null ? 'Course annulée.' : `Course annulée le ${moment(at)}.`;
}

function moment(at: string | null): string {
  return dayAndTimeText(new Date(at ?? ''));
}

const marks = {
  tick: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  cross: '<path d="m6.5 6.5 11 11m0-11-11 11"/>',
  swap: '<path d="M4 8.5h15l-4-4M20 15.5H5l4 4"/>',
  box: '<path d="M3 4.5h18v4H3zM5 8.5V20h14V8.5M10 12.5h4"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
};
