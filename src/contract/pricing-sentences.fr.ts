/** The errors of a pricing rule, the same in the browser and on the server. */
export const NAME_MISSING = 'Veuillez donner un nom à la règle.';
export const BAD_MONEY = 'Un montant va de 0 à 999999,99, avec deux décimales au plus.';
export const BAD_COEFFICIENT = 'Le coefficient va de 0,1 à 10.';
export const BAD_PRIORITY = 'La priorité est un nombre entier de -1000 à 1000.';
