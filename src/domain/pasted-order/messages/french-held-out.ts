import type { Message } from './message.ts';

/** Held-out test set: written after the rules. */
export const frenchHeldOut: Message[] = [
  {
    text: 'Bonjour, je voudrais réserver pour vendredi 22 mai à 5h15 : 9 allée des Tilleuls, 92100 Boulogne-Billancourt vers Orly 1. Vol VY8025. 1 passager, 1 bagage. Thomas Girard 06 39 98 21 65',
    rides: [
      {
        client: 'Thomas Girard',
        phone: '06 39 98 21 65',
        date: '2026-05-22',
        time: '05:15',
        pickup: '9 allée des Tilleuls, 92100 Boulogne-Billancourt',
        destination: 'Orly 1',
        travelReference: 'VY 8025',
        passengers: 1,
        luggage: 1,
      },
    ],
  },
  {
    text: 'Hello c’est Inès, tu peux venir me chercher à la gare de l’Est jeudi vers 21h ? Je rentre à Montreuil. Bisous',
    rides: [
      {
        client: 'Inès',
        date: '2026-05-07',
        time: '21:00',
        pickup: 'gare de l’Est',
        destination: 'Montreuil',
      },
    ],
  },
  {
    text: 'bonjour besoin dun transfert vendrdi 8 mai 4h30 du 17 rue daguerre 75014 a cdg terminal 2G. 2 pers 2 valises. merci',
    rides: [
      {
        date: '2026-05-08',
        time: '04:30',
        pickup: '17 rue daguerre 75014',
        destination: 'cdg terminal 2G',
        passengers: 2,
        luggage: 2,
      },
    ],
  },
  {
    text: 'Bonjour, réservation pour notre client M. Akira Sato (tél. +81 3 1234 5678) : arrivée CDG T1 le 19 mai à 17h55, vol NH215, à conduire au Park Hyatt, 5 rue de la Paix. Cordialement, Claire Dubois, Agence Horizon, 01 84 80 33 21',
    rides: [
      {
        client: 'Claire Dubois',
        phone: '01 84 80 33 21',
        passenger: 'Akira Sato',
        passengerPhone: '+81 3 1234 5678',
        date: '2026-05-19',
        time: '17:55',
        isLanding: true,
        pickup: 'CDG T1',
        destination: 'Park Hyatt, 5 rue de la Paix',
        travelReference: 'NH 215',
      },
    ],
  },
  {
    text: 'Demain matin 7h45 école Alsacienne puis bureau, comme d’habitude. Merci !',
    rides: [{ date: '2026-05-05', time: '07:45' }],
  },
  {
    text: 'Bonsoir Chloé, dispo le 9 à 13h ? Du 33 quai de Valmy jusqu’à la gare d’Austerlitz. Intercités 3625. Nous serons 3 avec une poussette.',
    rides: [
      {
        date: '2026-05-09',
        time: '13:00',
        pickup: '33 quai de Valmy',
        destination: 'gare d’Austerlitz',
        travelReference: 'Intercites 3625',
        passengers: 3,
      },
    ],
  },
  {
    text: 'Bonjour, pouvez-vous me déposer à Roissy T3 samedi ? Départ 11h30 du 4 impasse des Lilas à Montrouge. Deux valises. Mehdi – 07 56 78 90 12',
    rides: [
      {
        client: 'Mehdi',
        phone: '07 56 78 90 12',
        date: '2026-05-09',
        time: '11:30',
        pickup: '4 impasse des Lilas à Montrouge',
        destination: 'Roissy T3',
        luggage: 2,
      },
    ],
  },
  {
    text: 'Course demain mardi à 18h30, 50 rue de Miromesnil -> Stade de France, 4 personnes, retour à 23h30. Merci Chloé',
    rides: [
      {
        date: '2026-05-05',
        time: '18:30',
        pickup: '50 rue de Miromesnil',
        destination: 'Stade de France',
        passengers: 4,
        returnTime: '23:30',
      },
    ],
  },
  {
    text: 'Bonjour, demain mercredi 9h, de Sceaux à Paris 6. Mme Olivier',
    rides: [{ time: '09:00', pickup: 'Sceaux', destination: 'Paris 6' }],
  },
  {
    text: 'Salut, on atterrit à Orly 3 le 30/05 à 22h10 avec Transavia TO3421, 2 adultes 1 bébé, siège auto svp, direction Saint-Mandé',
    rides: [
      {
        date: '2026-05-30',
        time: '22:10',
        isLanding: true,
        pickup: 'Orly 3',
        destination: 'Saint-Mandé',
        travelReference: 'TO 3421',
        passengers: 3,
        babySeats: 1,
      },
    ],
  },
  {
    text: 'Bonjour, entre 8h et 8h30 jeudi, du 2 place Monge à La Défense. Sans bagages. Hugo Lambert',
    rides: [
      {
        client: 'Hugo Lambert',
        date: '2026-05-07',
        pickup: '2 place Monge',
        destination: 'La Défense',
        luggage: 0,
      },
    ],
  },
  {
    text: 'Bonjour,\n\nMerci de prévoir une voiture pour Mme Isabelle Fournier :\n- Date : 28 mai\n- Heure : 6h00\n- Départ : 71 avenue Kléber, 75116 Paris\n- Arrivée : Gare de Lyon\n- Train : TGV 6603\n- Bagages : 1\n\nCordialement,\nJulien Petit\njulien.petit@cabinet-petit.fr',
    rides: [
      {
        client: 'Julien Petit',
        email: 'julien.petit@cabinet-petit.fr',
        passenger: 'Isabelle Fournier',
        date: '2026-05-28',
        time: '06:00',
        pickup: '71 avenue Kléber, 75116 Paris',
        destination: 'Gare de Lyon',
        travelReference: 'TGV 6603',
        luggage: 1,
      },
    ],
  },
  {
    text: 'Je cherche un chauffeur pour 6 heures de mise à disposition samedi 16 mai, rdv 14h au Château de Versailles, 5 personnes',
    rides: [
      {
        hours: 6,
        date: '2026-05-16',
        time: '14:00',
        pickup: 'Château de Versailles',
        passengers: 5,
      },
    ],
  },
  {
    text: 'Bonjour j’ai oublié mon écharpe dans votre voiture hier, l’avez-vous trouvée ? Sandrine',
    rides: [{ client: 'Sandrine' }],
  },
  {
    text: 'Bjr, ce soir 19h, 6 rue du Ranelagh 75016 pour le Stade Jean-Bouin, 2 pers, un petit chien',
    rides: [
      {
        date: '2026-05-04',
        time: '19:00',
        pickup: '6 rue du Ranelagh 75016',
        destination: 'Stade Jean-Bouin',
        passengers: 2,
        animals: 1,
      },
    ],
  },
  {
    text: 'Lundi 11 mai : 8h15 de Vanves à Roissy CDG 2F. Mercredi 13 mai : 20h de Roissy CDG 2F à Vanves. Je m’appelle Élodie Garnier, 06 39 98 63 27.',
    rides: [
      {
        client: 'Élodie Garnier',
        phone: '06 39 98 63 27',
        date: '2026-05-11',
        time: '08:15',
        pickup: 'Vanves',
        destination: 'Roissy CDG 2F',
      },
      {
        client: 'Élodie Garnier',
        phone: '06 39 98 63 27',
        date: '2026-05-13',
        time: '20:00',
        pickup: 'Roissy CDG 2F',
        destination: 'Vanves',
      },
    ],
  },
  {
    text: 'Bonjour Chloé, peux-tu prendre mon fils Lucas à la gare Saint-Lazare mardi 12 à 16h40 et l’amener au 10 rue Lepic en passant par le 25 rue de Clichy ? Son portable : 06 39 98 90 41. Merci, Anne-Laure',
    rides: [
      {
        client: 'Anne-Laure',
        passenger: 'Lucas',
        passengerPhone: '06 39 98 90 41',
        date: '2026-05-12',
        time: '16:40',
        pickup: 'gare Saint-Lazare',
        destination: '10 rue Lepic',
        stops: ['25 rue de Clichy'],
      },
    ],
  },
  {
    text: 'Bonjour, le 3 mai à 10h de Saint-Cloud à Orly 2 svp',
    rides: [{ time: '10:00', pickup: 'Saint-Cloud', destination: 'Orly 2' }],
  },
];
