import { waitingCss } from './waiting-part.ts';
import { wayFrameCss } from './way-frame.ts';

/** Styles for a ride under way. */
export const guestWayCss = `${wayFrameCss}${waitingCss}
.guest-map{--map-room:40px 44px 104px;--seen-bottom:98px;--credit-bottom:246px;height:272px;margin:-24px -16px 0}
[data-offline] .guest-map{margin-top:0}
.guest-eta{position:relative;z-index:4;display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:12px;align-self:end;min-height:62px;margin:-400px 0 30px;padding:12px 16px;border:1px solid var(--float-line);border-radius:16px;background:var(--surface);box-shadow:var(--shadow-2)}
.guest-eta h1{font-size:var(--text-s);font-weight:600;line-height:1.35;overflow-wrap:anywhere}.guest-eta p{color:var(--ink-2);font-size:var(--text-s);line-height:1.35;font-variant-numeric:tabular-nums}.guest-eta b{font-size:1.625rem;font-weight:600;line-height:1.1;letter-spacing:-.025em;font-variant-numeric:tabular-nums;white-space:nowrap}
@media (min-width:860px){.guest-map{margin-inline:0;border-radius:0 0 var(--radius-l) var(--radius-l)}.guest-eta{margin-inline:16px}}
`;
