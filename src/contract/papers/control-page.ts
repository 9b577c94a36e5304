/** Held by the browser while Mode contrôle is visible: the worker then shows no notification. */
export const CONTROL_LOCK = 'mode-controle';

/** The page without a person that the worker caches for drivers: it also names the files of Mode contrôle. */
export const CONTROL_SHELL_PATH = '/shell/control';

/** Where anyone can verify a voucher. */
export const VERIFY_PATH = '/verifier';
