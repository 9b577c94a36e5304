export { euroText } from '#contract/french.ts';
