/** Held by the browser while Mode contrôle is in sight: the worker then shows no notification. */
export const CONTROL_LOCK = 'mode-controle';

/** The page without a person that the worker keeps for drivers: it names the files of Mode contrôle too. */
export const CONTROL_SHELL_PATH = '/shell/control';

/** Where anybody verifies a voucher. */
export const VERIFY_PATH = '/verifier';
