import { parisTime } from '#domain/time/paris.ts';
import { calendarDayText, clockText, nearDayText } from '#web/text/dates.ts';
import type { Copy } from './use-roadside.ts';

/** 'À jour · 18:52', 'Hors ligne · enregistré hier à 22:10', 'Enregistré à 14:02' */
export function copyText(copy: Copy, readAt: Date | undefined, now: Date): string {
  if (copy === 'current' && readAt) return `À jour · ${clockText(readAt)}`;
  if (copy !== 'offline') return readAt ? `Enregistré ${momentText(readAt, now)}` : '';
  return readAt ? `Hors ligne · enregistré ${momentText(readAt, now)}` : 'Hors ligne';
}

/** 'à 14:02', 'hier à 22:10', 'le 5 mai 2026 à 22:10' */
function momentText(moment: Date, now: Date): string {
  const { day } = parisTime(moment);
  if (day === parisTime(now).day) return `à ${clockText(moment)}`;
  const word = nearDayText(moment, now)?.toLowerCase() ?? `le ${calendarDayText(day)}`;
  return `${word} à ${clockText(moment)}`;
}
