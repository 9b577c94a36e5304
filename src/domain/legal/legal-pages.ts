/** The pages required by law, linked from every public page. */
export const legalPages = {
  notice: { path: '/mentions-legales', title: 'Mentions légales', short: 'Mentions légales' },
  terms: { path: '/conditions', title: 'Conditions générales', short: 'Conditions' },
  privacy: { path: '/confidentialite', title: 'Confidentialité', short: 'Confidentialité' },
} as const;

export type LegalPageName = keyof typeof legalPages;

/** The anchor of the section that names the mediator. */
export const MEDIATOR_ID = 'mediateur';
export const MEDIATOR_LINK = `${legalPages.notice.path}#${MEDIATOR_ID}`;
