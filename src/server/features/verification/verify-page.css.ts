/** Styles of this page only; those of every page are in the files of the landing page. */
export const verifyPageCss = `
body:has(>.verify){display:flex;flex-direction:column}
.verify,.verify-head{width:100%;max-width:520px;margin:0 auto;padding:0 16px}
.verify{flex:1;padding-bottom:40px}
.verify-head{display:flex;align-items:center;gap:12px;min-height:64px;color:var(--ink-2);font-size:var(--text-label)}
.verify-head img{width:auto;max-width:96px;height:36px;border-radius:8px;object-fit:contain}
.verify-head b{color:var(--ink);font-weight:600}
.verdict{--tone:var(--ok);--tone-soft:var(--ok-soft);display:grid;gap:4px;justify-items:center;padding:24px 20px 22px;border-radius:var(--radius-l);background:var(--tone-soft);text-align:center}
.verdict-warn{--tone:var(--warn);--tone-soft:var(--warn-soft)}
.verdict-none{--tone:var(--ink-2);--tone-soft:var(--surface-2)}
.verdict-bad{--tone:var(--bad);--tone-soft:var(--bad-soft)}
.verdict .mark{display:grid;place-items:center;width:60px;height:60px;margin-bottom:8px;border-radius:50%;background:var(--tone);color:var(--surface)}
.verdict svg{width:32px;height:32px;fill:none;stroke:currentcolor;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}
.verdict h1{color:var(--ink);font-size:1.625rem;font-weight:700;line-height:1.2;letter-spacing:-.022em;text-wrap:balance}
.verdict p{color:var(--ink-2);font-size:var(--text-label);line-height:1.45;text-wrap:pretty}
.verdict b{color:var(--ink);font-weight:600}
.verify-card{margin-top:16px;padding:6px 16px;border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface)}
.verify-rows>div{display:grid;gap:1px;padding:12px 0}.verify-rows>div+div{border-top:1px solid var(--line)}
.verify-rows dt{color:var(--ink-2);font-size:var(--text-hint);line-height:1.4}
.verify-rows dd{margin:0;font-size:1.0625rem;font-weight:600;line-height:1.35;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.verify-rows small{display:block;color:var(--ink-2);font-size:var(--text-s);font-weight:400}
.verify-rows .plate{margin-top:3px}
.verify-rows del{color:var(--ink-2);font-weight:400}.verify-rows ins{text-decoration:none}
.verify-rows>.verify-two{grid:auto auto/auto-flow auto;justify-content:start;gap:1px 24px}
.verify-print{font:500 var(--text-hint)/1.6 ui-monospace,monospace}
.verify-note{margin:16px 4px 0;color:var(--ink-2);font-size:var(--text-hint);line-height:1.5;text-wrap:pretty}
@media (max-width:359px){.verify-rows>.verify-two{grid:auto/1fr}.verify-two dt+dd+dt{margin-top:8px}}
`;
