/** Styles of this page only, besides those of every link page. */
export const followPageCss = `
.follow{position:relative;display:grid;grid-template-rows:minmax(300px,1fr) auto;min-height:100dvh;background:var(--map-land)}
.follow .way-frame{--map-room:84px 44px 64px;--seen-bottom:40px;--credit-bottom:30px}
.follow-brand{position:absolute;z-index:3;left:16px;top:max(16px,env(safe-area-inset-top));display:inline-flex;align-items:center;gap:10px;min-height:44px;padding:4px 16px 4px 5px;border:1px solid var(--float-line);border-radius:22px;background:var(--surface);box-shadow:var(--shadow-2);color:var(--ink);font-size:.9375rem;font-weight:600}
.follow-brand img{width:34px;height:34px;border-radius:50%;object-fit:contain}
.follow-sheet{position:relative;z-index:4;display:grid;align-content:start;gap:16px;min-width:0;margin-top:-24px;padding:22px 20px calc(18px + env(safe-area-inset-bottom));border-radius:24px 24px 0 0;background:var(--surface);box-shadow:0 -8px 32px rgb(16 21 29/.14)}
.follow-eta{display:grid;gap:2px}.follow-eta h1{color:var(--ink-2);font-size:.9375rem;font-weight:600;line-height:1.4}.follow-eta b{font-size:2.5rem;font-weight:600;line-height:1.05;letter-spacing:-.035em;font-variant-numeric:tabular-nums}.follow-eta p{color:var(--ink-2);font-size:.9375rem;line-height:1.4}
.follow-sheet .guest-driver{grid-template-columns:auto minmax(0,1fr) auto}.follow-sheet .guest-driver .plate{grid-column:3;height:36px;font-size:1.125rem}.follow-sheet .follow-long{grid-template-columns:auto minmax(0,1fr)}.follow-sheet .follow-long .plate{grid-column:2}
.follow-actions{display:grid;gap:8px}.follow-actions .button,.follow-end+.guest-two .button{min-height:52px}
.follow-reported{display:flex;align-items:center;gap:16px}.follow-reported .icon{align-self:start;margin-top:2px}.follow-reported b{display:block;color:var(--ink);font-weight:600;line-height:1.4}.follow-reported p{flex:1;min-width:0;color:var(--ink-2);font-size:var(--text-s);line-height:1.45;text-wrap:pretty}.follow-reported .button{min-height:44px}
.follow-end{display:grid;justify-items:center;gap:6px;padding:28px 4px 12px;text-align:center}.follow-end h1{font-size:1.375rem;font-weight:600;line-height:1.25;overflow-wrap:anywhere}.follow-end p{max-width:34ch;color:var(--ink-2);font-size:.9375rem;line-height:1.5;text-wrap:pretty}
.follow-foot{color:var(--ink-2);font-size:.8125rem;line-height:1.45;text-align:center;text-wrap:balance}
.follow-offline{display:none}[data-offline] .follow-offline{display:block}[data-offline] .follow-write,[data-offline] .follow form{display:none}
@media (max-width:359.98px){.follow-sheet .guest-driver{grid-template-columns:auto minmax(0,1fr)}.follow-sheet .guest-driver .plate{grid-column:2}}
@media (min-width:860px){.follow{grid-template:minmax(0,1fr)/440px minmax(0,1fr)}.follow .way-frame{--seen-bottom:12px;--credit-bottom:12px;grid-column:2;grid-row:1}.follow-sheet{grid-column:1;grid-row:1;align-content:center;margin:0;padding:40px;border-right:1px solid var(--line);border-radius:0;box-shadow:none}}
`;
