export const BAD_SPANS = 'Ces heures ne sont pas valides.';
export const BAD_DELAY = 'Ce délai n’est pas possible.';
export const BAD_DAY_OFF = 'Indiquez un début et une fin, dans cet ordre.';
