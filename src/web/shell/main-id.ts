/** The element that takes the focus when the page changes. */
export const MAIN_ID = 'contenu';
