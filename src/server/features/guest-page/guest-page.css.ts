/** Styles of this page only; those of every page are in the files of the landing page. */
export const guestPageCss = `
body:has(>.guest){display:flex;flex-direction:column}
.guest-bar{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px;padding:8px 16px;border-bottom:1px solid var(--line);background:var(--surface)}
.guest-bar a{display:flex;align-items:center;gap:12px;min-height:44px;color:var(--ink);font-weight:600;text-decoration:none}
.guest-bar>a{min-width:0;overflow-wrap:anywhere}.guest-bar div{display:flex;align-items:center;gap:4px}
.guest-bar div a,.guest-theme{display:flex;align-items:center;justify-content:center;min-width:44px;min-height:44px;padding:0;border:0;background:none;font-size:var(--text-s);font-weight:500;color:var(--ink-2);white-space:nowrap}
.guest-theme{cursor:pointer}.guest-theme[hidden]{display:none}.guest-moon{display:var(--in-light)}.guest-sun{display:var(--in-dark)}.guest-theme .icon{display:block}@media (max-width:479.98px){.guest-number{display:none}}
.guest{display:grid;gap:16px;flex:1;align-content:start;width:100%;max-width:560px;min-width:0;margin:0 auto;padding:24px 16px}
.guest-sheet{display:grid;gap:16px;min-width:0}
.guest-seen{color:var(--ink-2);font-size:var(--text-hint);line-height:1.5;text-align:center}.guest-seen b{display:none;font-weight:600}[data-fresh] .guest-seen{display:none}
[data-offline] .guest-seen{display:block;order:-1;padding:12px 16px;border-radius:14px;background:var(--warn-soft);color:var(--warn);font-size:var(--text-s);text-align:left}[data-offline] .guest-seen b{display:inline}
[data-offline] .guest-sheet form,[data-offline] .guest-sheet a:not([href^="tel:"]){display:none}
.guest-head h1{font-size:1.625rem;font-weight:600;line-height:1.2;letter-spacing:-.025em;text-wrap:balance;overflow-wrap:anywhere}
.guest-head p,.guest-soft{margin-top:6px;overflow-wrap:anywhere;color:var(--ink-2);font-size:var(--text-s);line-height:1.5}
.guest-card{display:grid;gap:16px;min-width:0;padding:18px;border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface)}
.guest-card h2{font-size:var(--text-m);font-weight:600}
.guest-when{display:flex;align-items:center;gap:16px;font-size:var(--text-s);line-height:1.45}
.guest-when b{padding-right:16px;border-right:1px solid var(--line);font-size:2.125rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.guest-route{display:grid;gap:14px;margin:0;padding:0;list-style:none}
.guest-route li{position:relative;padding-left:28px;line-height:1.4;overflow-wrap:anywhere}
.guest-route li::before{content:"";position:absolute;left:0;top:4px;width:14px;height:14px;border:4px solid var(--ink);border-radius:50%;background:var(--surface)}
.guest-route li:last-child:not(:first-child)::before,.guest-route .guest-end::before{border-radius:3px}
.guest-route li:not(:last-child)::after{content:"";position:absolute;left:6px;top:22px;bottom:-14px;width:2px;background:var(--line-strong)}
.guest-route small,.guest-driver small{display:block;color:var(--ink-2);font-size:var(--text-s)}
.icon{flex:none}.guest-facts .icon{width:18px;height:18px}.guest-facts li{min-width:0;overflow-wrap:anywhere;display:inline-flex;align-items:center;gap:6px}.guest-bar img{width:auto;max-width:96px;height:36px;border-radius:8px;object-fit:contain}
.guest-facts{display:flex;flex-wrap:wrap;gap:6px 18px;margin:0;padding:0;color:var(--ink-2);font-size:var(--text-s);list-style:none}
.guest-driver{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:10px 14px;padding:14px 16px;border-radius:14px;background:var(--surface-2)}
.guest-view{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--brand);color:var(--on-brand);font-weight:600}
.guest-driver p{display:grid;gap:2px;min-width:0;overflow-wrap:anywhere}.guest-driver b{font-weight:600}.guest-driver .link{min-height:44px;display:inline-flex;align-items:center;justify-self:start}
.guest-driver .plate{grid-column:2;justify-self:start}@media (min-width:480px){.guest-driver{grid-template-columns:auto minmax(0,1fr) auto}.guest-driver .plate{grid-column:3}}
.guest .button-plain.button-danger{color:var(--bad)}
.guest-receipt{display:grid;gap:10px;margin:0}.guest-receipt div{display:flex;justify-content:space-between;gap:16px;color:var(--ink-2);font-size:var(--text-s)}
.guest-receipt dt{display:flex;flex:1;align-items:center;gap:10px;min-width:0;overflow-wrap:anywhere}.guest-receipt div:not([class]) dt::after{content:"";flex:1;min-width:12px;height:1px;background:radial-gradient(circle,var(--line-strong) .8px,transparent 1px) 0/4px 2px repeat-x}.guest-receipt dd{margin:0;color:var(--ink);white-space:nowrap;font-variant-numeric:tabular-nums}
.guest-receipt .guest-agreed{padding-top:10px;border-top:1px solid var(--line);color:var(--ink);font-weight:600}
.guest-receipt .guest-total{padding-top:12px;border-top:1px solid var(--line);color:var(--ink);font-size:var(--text-m);font-weight:600}
.guest-vat{margin-top:-8px;color:var(--ink-2);font-size:var(--text-s)}
.guest form{display:grid;gap:12px;min-width:0}
.guest .link{color:var(--accent-strong);text-decoration:underline;text-underline-offset:3px}
.guest form:has(>.guest-foot:first-child),.guest-card~.guest-foot{position:sticky;bottom:0;z-index:5}
html:has(.guest-foot){scroll-padding-bottom:230px}.guest-foot{display:grid;gap:10px;margin-inline:-16px;padding:14px 16px calc(16px + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--surface);box-shadow:0 -10px 28px rgb(16 21 29/.06)}@media (min-width:560px){.guest-foot{margin-inline:0;border:1px solid var(--line);border-radius:var(--radius-l)}}.guest-sum{display:flex;align-items:baseline;justify-content:space-between;color:var(--ink-2);font-size:var(--text-s)}
.guest-sum b{color:var(--ink);font-size:1.5rem}
.guest-small{color:var(--ink-2);font-size:var(--text-hint);line-height:1.5;text-align:center;text-wrap:balance}
.guest-small .link,.guest-soft .link{display:inline;min-height:0}
.guest-steps{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:4px;margin:0;padding:0;color:var(--ink-3);font-size:var(--text-xs);line-height:1.35;list-style:none}
.guest-steps li{padding-top:12px;border-top:4px solid var(--line);overflow-wrap:anywhere}.guest-steps .guest-done{border-color:var(--ok);color:var(--ink-2)}.guest-steps [aria-current]{border-color:var(--accent);color:var(--ink);font-weight:600}.guest-steps small{display:block;color:var(--ink-2);font-size:var(--text-xs);font-weight:400;font-variant-numeric:tabular-nums}
.guest-keep{display:flex;gap:16px}.guest-keep .icon{color:var(--ink-2)}
.guest-two{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:8px}.guest-two:empty{display:none}
.guest-last{display:grid;justify-items:center}
.guest-changes{display:grid;gap:8px;margin:8px 0 12px}.guest-changes dt{color:var(--ink-2);font-size:var(--text-s)}.guest-changes dd{display:grid;margin:0}.guest-changes del{color:var(--ink-2)}.guest-changes ins{font-weight:600;text-decoration:none}.guest-changes~form+form{margin-top:8px}
.guest-notice{--tone:var(--ink-2);--soft:var(--surface-2);display:grid;gap:2px;padding:12px 16px;border-radius:14px;background:var(--soft);font-size:var(--text-s);line-height:1.45}
.guest-notice b{color:var(--tone);font-weight:600}.guest-ok{--tone:var(--ok);--soft:var(--ok-soft)}.guest-warn{--tone:var(--warn);--soft:var(--warn-soft)}.guest-bad{--tone:var(--bad);--soft:var(--bad-soft)}
.guest-terms h2{font-size:var(--text-m);font-weight:600}.guest-terms ol{display:grid;gap:12px;margin:12px 0 0;padding:0;list-style:none}.guest-terms li{position:relative;display:grid;padding-left:24px;font-size:var(--text-s);line-height:1.45}.guest-terms b{font-weight:600}.guest-terms span{color:var(--ink-2)}
.guest-terms li:not(:last-child)::after{content:"";position:absolute;left:7px;top:19px;bottom:-14px;width:2px;background:var(--line-strong)}.guest-terms li::before{content:"";position:absolute;left:2px;top:5px;width:11px;height:11px;background:var(--tone)}.guest-terms .guest-ok::before{border-radius:50%}.guest-terms .guest-warn::before{rotate:45deg}
.guest-amount{justify-items:center;gap:6px;text-align:center}.guest-amount p{color:var(--ink-2);font-size:var(--text-s);overflow-wrap:anywhere}.guest-amount b{font-size:3rem;font-weight:600;line-height:1.1;letter-spacing:-.04em;font-variant-numeric:tabular-nums}
.guest-ways{display:grid;gap:10px;min-width:0;margin:0;padding:0;border:0}.guest-ways legend{margin-bottom:12px;padding:0;font-weight:600}
.guest-way{display:flex;align-items:center;gap:14px;min-height:64px;padding:12px 16px;border:1px solid var(--line-strong);border-radius:14px;cursor:pointer}
.guest-way:has(:checked){border-color:var(--accent);background:var(--accent-soft);box-shadow:inset 0 0 0 1px var(--accent)}
.guest-way input{flex:none;width:20px;height:20px;accent-color:var(--accent-strong)}.guest-way b{display:block;font-weight:600}.guest-way small{color:var(--ink-2);font-size:var(--text-s)}
.guest-messages{display:grid;gap:10px;margin:0;padding:0;list-style:none}.guest-messages p{padding:10px 14px;border:1px solid var(--line);border-radius:14px;background:var(--surface);line-height:1.45;overflow-wrap:anywhere;white-space:pre-line}
.guest-messages li{display:grid;gap:2px;max-width:86%;justify-self:start}.guest-messages .guest-mine{justify-self:end;justify-items:end}.guest-messages .guest-mine p{border-color:transparent;background:var(--accent-soft)}
.guest-messages small{color:var(--ink-2);font-size:var(--text-hint)}
.guest-over{display:grid;gap:14px;justify-items:center;margin-top:24px;padding:40px 20px;border:1px dashed var(--line-strong);border-radius:var(--radius-l);background:var(--surface);text-align:center}
.guest-dots{margin-bottom:10px}.guest-dots path{stroke:var(--line-strong);stroke-width:2;stroke-dasharray:5 4}.guest-dots g{fill:var(--surface)}.guest-dots{fill:var(--ink)}
.guest-over h1{font-size:1.375rem;font-weight:600}.guest-over p{max-width:36ch;color:var(--ink-2);line-height:1.5;text-wrap:balance}
`;
