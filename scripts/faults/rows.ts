/** One line of the table: what goes wrong, what must hold, and the tests that show it. */
export type Row = { fault: string; holds: string; shownBy: readonly string[]; embeddedOnly?: true };

export const rows: readonly Row[] = [
  {
    fault: 'Serveur tué (kill -9) pendant que l’on écrit',
    holds: 'tout ce qui a été confirmé est là, sans intervention',
    shownBy: ['tests/faults/killed-server.test.ts'],
  },
  {
    fault: 'Un de deux serveurs tué',
    holds: 'l’autre continue, rien n’est perdu ni doublé',
    shownBy: ['tests/faults/two-instances.test.ts', 'tests/faults/nginx.test.ts'],
  },
  {
    fault: 'Serveur tué entre l’enregistrement et l’annonce d’un changement',
    holds: 'les pages ouvertes l’apprennent au battement suivant, une seule fois',
    shownBy: ['tests/stories/live/announcing.test.ts'],
  },
  {
    fault: 'Base de données tuée (kill -9)',
    holds: '503 en français, reconnexion seule, rien de confirmé ne manque',
    shownBy: ['tests/faults/killed-database.test.ts', 'tests/stories/platform/database-away.test.ts'],
  },
  {
    fault: 'PostgreSQL embarqué tué, orphelin ou mal éteint',
    holds: 'il repart avec ce qui était enregistré',
    shownBy: ['tests/embedded/accidents.test.ts'],
    embeddedOnly: true,
  },
  {
    fault: 'Base de données figée ou verrouillée',
    holds: '503 en 5 s au plus, le reste continue',
    shownBy: ['tests/faults/frozen-database.test.ts'],
  },
  {
    fault: 'Fournisseur absent, lent, illisible ou coupé',
    holds: 'réserver et accepter marchent, rien n’est envoyé deux fois',
    shownBy: [
      'tests/faults/providers-away.test.ts',
      'tests/stories/messages/provider-faults.test.ts',
      'src/server/adapters/places/every-adapter.test.ts',
    ],
  },
  {
    fault: 'Fournisseur de paiement en panne, serveur tué entre débit et écriture',
    holds: 'jamais payé par erreur, jamais débité deux fois',
    shownBy: [
      'tests/faults/killed-payment.test.ts',
      'tests/faults/random-payments.test.ts',
      'tests/stories/money/payment-faults.test.ts',
    ],
  },
  {
    fault: 'Serveur tué (kill -9) pendant l’envoi des rappels, course annulée ou déplacée au dernier moment',
    holds: 'chaque rappel part une fois ou pas du tout',
    shownBy: ['tests/faults/reminders.test.ts', 'tests/stories/time/reminders.test.ts'],
  },
  {
    fault: '6 acceptations simultanées par course, sur deux serveurs',
    holds: 'un seul 200 par course, 409 pour les autres',
    shownBy: ['tests/faults/accept-race.test.ts', 'tests/stories/platform/races.test.ts'],
  },
  {
    fault: '1 000 factures par 8 personnes sur deux serveurs, l’un tué (kill -9) en route',
    holds: 'numéros 1 à N, sans trou ni double, chaîne intacte',
    shownBy: ['tests/faults/numbered-invoices.test.ts', 'tests/stories/papers/bills.test.ts'],
  },
  {
    fault: 'Même réservation 20 fois, même webhook 5 fois en désordre',
    holds: 'une course, un paiement',
    shownBy: [
      'tests/faults/repeated-requests.test.ts',
      'tests/stories/booking/booking.test.ts',
      'tests/stories/money/payment-webhooks.test.ts',
    ],
  },
  {
    fault: 'SIGTERM sous charge',
    holds: 'les requêtes en cours aboutissent, départ en 10 s, aucun 5xx',
    shownBy: ['tests/faults/stopped-server.test.ts', 'tests/faults/behind-proxy.test.ts'],
  },
  {
    fault: 'Horloge qui saute, nuits de changement d’heure',
    holds: 'une seule expiration, aucune course hors du jour, bonne heure de tarif',
    shownBy: [
      'tests/faults/clock.test.ts',
      'src/domain/time/paris.test.ts',
      'src/domain/ride/tabs.test.ts',
      'src/domain/pricing/rule-choice.test.ts',
    ],
  },
  {
    fault: 'Second serveur sur le même dossier de données',
    holds: 'il partage la base, ou refuse clairement',
    shownBy: [
      'tests/faults/second-server.test.ts',
      'tests/embedded/sharing.test.ts',
      'tests/embedded/first-start.test.ts',
    ],
    embeddedOnly: true,
  },
];
