/** The errors of a pricing rule, the same in the browser and on the server. */
export const NAME_MISSING = 'Veuillez donner un nom à la règle.';
export const BAD_MONEY = 'Un montant va de 0 à 999999,99, avec deux décimales au plus.';
export const BAD_COEFFICIENT = 'Le coefficient va de 0,1 à 10.';
export const BAD_PRIORITY = 'La priorité est un nombre entier de -1000 à 1000.';

/** Of a forfait. */
export const BAD_FORFAIT_PRICE = 'Un forfait coûte plus de 0\u00a0€.';
export const WEEKDAY_MISSING = 'Choisissez au moins un jour.';

/** Of options and supplements. */
export const BAD_MOST = 'La quantité va de 1 à 9.';
export const OPTION_WITHOUT_PRICE = 'Sans prix, une option ne peut pas être proposée.';
export const BAD_BEYOND = 'Ce nombre va de 0 à 20.';
export const SUPPLEMENT_TWICE = 'Ce supplément existe deux fois.';
export const ZONES_MISSING = 'Choisissez au moins une zone.';

/** Of waiting at the pickup. */
export const BAD_FREE_MINUTES = 'L’attente offerte va de 0 à 240 minutes.';
