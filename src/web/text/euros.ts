export { euroText } from '#contract/sentences/french.ts';
