/** Styles of the price page only; the bar and the foot are those of the legal pages. */
export const tariffPageCss = `
.tariffs{max-width:1008px;margin:0 auto;padding:28px 16px 48px}
.tariffs h1{font-size:2.25rem;font-weight:600;line-height:1.15;letter-spacing:-.03em}
.tariff-lead{max-width:56ch;margin-top:10px;color:var(--ink-2);line-height:1.55;text-wrap:pretty}
.tariffs section{margin-top:32px}.tariffs h2{font-size:var(--text-l);font-weight:600}
.tariffs section>p{margin-top:4px;color:var(--ink-2);font-size:var(--text-s)}
.tariffs ul{margin:12px 0 0;padding:0;border:1px solid var(--line);border-radius:18px;background:var(--surface);list-style:none;overflow:hidden}
.tariffs li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;min-height:64px;padding:12px 18px}
.tariffs li+li{border-top:1px solid var(--line)}
.tariffs li p{display:grid;min-width:0;line-height:1.4;overflow-wrap:anywhere}.tariffs li b{font-weight:600}
.tariffs small::first-letter{text-transform:uppercase}
.tariffs small{color:var(--ink-2);font-size:var(--text-hint)}
.tariffs li span{font-size:var(--text-l);font-weight:600;font-variant-numeric:tabular-nums}
.tariff-none{margin-top:32px}
.tariff-call{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:16px;margin-top:36px;padding:24px 28px;border-radius:18px;background:var(--brand);color:var(--on-brand)}
.tariff-call b{display:block;font-size:var(--text-l)}
.tariff-call a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:var(--radius);background:var(--surface);color:var(--ink);font-weight:600;text-decoration:none}
.tariff-date{margin-top:20px;color:var(--ink-2);font-size:var(--text-hint)}
@media (min-width:860px){.tariffs{padding:56px 24px 72px}.tariffs h1{font-size:3rem}}
`;
