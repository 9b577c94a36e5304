/** Styles of the legal pages only; those of every page are in the files of the landing page. */
export const legalPageCss = `
.legal{display:grid;gap:8px 48px;max-width:1008px;margin:0 auto;padding:20px 16px 48px}
.legal-nav{display:flex;gap:20px;overflow-x:auto;box-shadow:inset 0 -1px var(--line)}
.legal-nav a{flex:none;display:flex;align-items:center;min-height:48px;color:var(--ink-2);font-size:var(--text-label);font-weight:500;text-decoration:none}
.legal-nav a[aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -2px var(--ink)}
.legal-text{max-width:66ch;min-width:0;padding-top:20px;overflow-wrap:anywhere}
.legal-text h1{font-size:var(--text-2xl);line-height:1.25;letter-spacing:-.02em}
.legal-text h2{margin:30px 0 8px;font-size:var(--text-l);font-weight:600;line-height:1.35;scroll-margin-top:16px}
.legal-text p,.legal-text li{line-height:1.6;text-wrap:pretty}.legal-text p+p{margin-top:10px}
.legal-text ul{padding-left:20px;list-style:disc}
.legal-version{margin-top:6px;color:var(--ink-2);font-size:var(--text-s)}
.legal-text a{color:var(--accent-strong)}
.legal-text dl{display:grid;gap:14px}.legal-text p+dl{margin-top:14px}.legal-text dt{color:var(--ink-2);font-size:var(--text-hint)}.legal-text dd{margin:0;font-weight:500}
.legal-toc{display:none}.legal-toc b{color:var(--ink-3);font-size:var(--text-hint);font-weight:500}
.legal-toc a,.legal-fold a{display:flex;align-items:center;min-height:44px;color:var(--ink-2);font-size:var(--text-s);text-decoration:none}
.legal-fold{margin-top:18px}.legal-fold summary{display:list-item;padding:10px 0;font-weight:500;cursor:pointer}
@media (min-width:860px){
.legal{grid-template-columns:minmax(0,1fr) 240px;padding:28px 24px 72px}.legal-nav{grid-column:1/-1;gap:28px}
.legal-toc{display:block;position:sticky;top:24px;align-self:start;padding-top:24px}.legal-fold{display:none}
.legal-text dl{grid-template-columns:1fr 1fr}}
`;
