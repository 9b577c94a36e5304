import type { RideView } from '#contract/rides/rides.ts';
import { euroText, numbered } from '#contract/sentences/french.ts';
import { begunMinutes } from '#domain/pricing/begun-minutes.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { Html } from './html-parts.ts';
import { at, isThere, nameOf } from './way-words.ts';

/** Never a red clock: until when it is free, and what then. */
export function waitingPart(ride: RideView, now: Date): Html {
  const { way } = ride;
  if (!isThere(ride) || !way?.freeUntil) return '';
  const freeUntil = new Date(way.freeUntil);
  const left = begunMinutes(now, freeUntil);
  const price = Number(way.waitingPrice) > 0 ? Number(way.waitingPrice) : 0;
  const per = price > 0 ? `${euroText(price.toFixed(2))} par minute` : '';
  if (left === 0) {
    const due = (price * begunMinutes(freeUntil, now)).toFixed(2);
    const title = price > 0 ? `Attente en cours\u00a0: ${euroText(due)}` : 'Vous êtes attendu';
    const since = `${nameOf(ride)} vous attend. ${per && `${per} depuis ${at(freeUntil)}.`}`;
    return `<div class="way-wait"><p><b>${text(title)}</b>${text(since)}</p></div>`;
  }
  const title =
    left > 5
      ? 'Prenez votre temps'
      : `Encore ${left}\u00a0minute${left > 1 ? 's' : ''} offerte${left > 1 ? 's' : ''}`;
  const words = `${nameOf(ride)} vous attend sans supplément jusqu’à ${at(freeUntil)}.${per && ` Ensuite, ${per}.`}`;
  return `<div class="way-wait">${ring(left, way.freeMinutes)}<p><b>${text(title)}</b>${text(words)}</p></div>`;
}

function ring(left: number, whole: number | null): Html {
  const share = Math.round(100 * Math.min(1, left / (whole || left)));
  return `<svg class="way-ring" viewBox="0 0 44 44" role="img" aria-label="${numbered(left, 'minute')}"><circle cx="22" cy="22" r="19"/><circle cx="22" cy="22" r="19" pathLength="100" stroke-dasharray="${share} 100"/><text x="22" y="23">${left}</text><text class="way-unit" x="22" y="31">min</text></svg>`;
}

export const waitingCss = `
.way-wait{display:flex;align-items:center;gap:16px}.way-wait b{display:block;color:var(--ink);font-size:1.0625rem;font-weight:600;line-height:1.3}.way-wait p{min-width:0;color:var(--ink-2);font-size:var(--text-s);line-height:1.45;text-wrap:pretty;overflow-wrap:anywhere}
.way-ring{flex:none;width:76px;height:76px}.way-ring circle{fill:none;stroke:var(--line);stroke-width:4}.way-ring circle+circle{stroke:var(--ok);stroke-linecap:round;rotate:-90deg;transform-origin:center}.way-ring text{fill:var(--ink);font-size:12px;font-weight:600;text-anchor:middle}.way-ring .way-unit{font-size:6px;font-weight:500}
`;
