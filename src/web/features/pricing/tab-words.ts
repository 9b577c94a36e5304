export type TabName = 'rules' | 'forfaits' | 'extras' | 'terms';

type Words = {
  label: string;
  lead: string;
  /** Asked before an unsaved form is left. */
  question: string;
  back: string;
};

export const tabWords: Record<TabName, Words> = {
  rules: {
    label: 'Règles',
    lead: 'La règle active de plus haute priorité fixe le prix à l’heure de la course.',
    question: 'Abandonner cette règle\u00a0?',
    back: 'Retour aux règles',
  },
  forfaits: {
    label: 'Forfaits',
    lead: 'Un forfait gagne sur toute règle quand les deux adresses sont dans ses zones.',
    question: 'Abandonner ce forfait\u00a0?',
    back: 'Retour aux forfaits',
  },
  extras: {
    label: 'Options et suppléments',
    lead: 'Ce qui s’ajoute au prix du trajet, ligne par ligne.',
    question: 'Abandonner ces changements\u00a0?',
    back: 'Retour',
  },
  terms: {
    label: 'Annulation et attente',
    lead: 'Ce que le client doit s’il annule, ne vient pas ou fait attendre.',
    question: 'Abandonner ces changements\u00a0?',
    back: 'Retour',
  },
};
