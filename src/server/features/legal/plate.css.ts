/** The number plate on pages that are drawn without a script. */
export const plateCss = `
.plate{--plate-background:#fff;display:inline-flex;align-items:stretch;height:36px;border:1px solid #aeb6c2;border-radius:6px;overflow:hidden;background:#fff;color:#10151d;font-size:1.1875rem;font-weight:700;letter-spacing:.045em}
.plate::before{content:"F"/"";display:flex;align-items:flex-end;justify-content:center;width:16px;padding-bottom:2px;background:#1d4fb8;color:#fff;font-size:.625rem}
.plate::after{content:"";width:11px;background:#1d4fb8}
.plate>span{align-self:center;padding:0 10px;line-height:1}
`;
