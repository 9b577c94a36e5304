export { legalPageCss } from './legal-page.css.ts';
export { writeFirstTexts } from './legal-text-repository.ts';
export { plateCss } from './plate.css.ts';
export { publicBar, publicBarCss } from './public-bar.ts';
export { publicFoot, publicFootCss } from './public-foot.ts';
