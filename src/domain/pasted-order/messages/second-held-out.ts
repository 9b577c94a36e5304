import type { Message } from './message.ts';

/** Second held-out test set: written after the rules were tuned on all the others. */
export const secondHeldOut: Message[] = [
  {
    text: 'Bonsoir, il me faudrait une voiture mercredi 13 à 6h10, 11 rue Monsieur-le-Prince, pour Orly 2, vol IB3403. 2 personnes 3 valises. Marc Delaunay, 06 39 98 08 16',
    rides: [
      {
        client: 'Marc Delaunay',
        phone: '06 39 98 08 16',
        date: '2026-05-13',
        time: '06:10',
        pickup: '11 rue Monsieur-le-Prince',
        destination: 'Orly 2',
        travelReference: 'IB 3403',
        passengers: 2,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Coucou ! Tu serais libre dimanche à midi pour aller de Vincennes à Fontainebleau ? On est 4. Camille',
    rides: [
      {
        client: 'Camille',
        date: '2026-05-10',
        time: '12:00',
        pickup: 'Vincennes',
        destination: 'Fontainebleau',
        passengers: 4,
      },
    ],
  },
  {
    text: 'Bonjour, transfert le 21 mai : arrivée gare de Lyon 19h04 (TGV 6690), à déposer au 18 boulevard Arago. Passager : Jean-Marc Perrin, 06 39 98 71 52. Merci, Valérie (assistante)',
    rides: [
      {
        client: 'Valérie',
        passenger: 'Jean-Marc Perrin',
        passengerPhone: '06 39 98 71 52',
        date: '2026-05-21',
        time: '19:04',
        isLanding: true,
        pickup: 'gare de Lyon',
        destination: '18 boulevard Arago',
        travelReference: 'TGV 6690',
      },
    ],
  },
  {
    text: 'Hi there, can you pick us up at the Hoxton on Friday at 6pm? We’re going to Stade de France, 4 people. Tom Baker +44 7700 900456',
    rides: [
      {
        client: 'Tom Baker',
        phone: '+44 7700 900456',
        date: '2026-05-08',
        time: '18:00',
        pickup: 'Hoxton',
        destination: 'Stade de France',
        passengers: 4,
      },
    ],
  },
  {
    text: 'Je confirme pour demain. À demain !',
    rides: [{ date: '2026-05-05' }],
  },
  {
    text: 'Besoin d’un van samedi 23/05 9h pour 7 personnes avec 7 valises, 200 rue de la Croix-Nivert 75015 => CDG T2C',
    rides: [
      {
        date: '2026-05-23',
        time: '09:00',
        passengers: 7,
        luggage: 7,
        pickup: '200 rue de la Croix-Nivert 75015',
        destination: 'CDG T2C',
      },
    ],
  },
  {
    text: 'From: Gare du Nord\nTo: 7 rue des Rosiers\nWhen: 16 May, 12:40 (Eurostar 9014)\nWho: 2 adults + 1 child seat\nJames Wright',
    rides: [
      {
        client: 'James Wright',
        pickup: 'Gare du Nord',
        destination: '7 rue des Rosiers',
        date: '2026-05-16',
        time: '12:40',
        travelReference: 'Eurostar 9014',
        passengers: 2,
        babySeats: 1,
      },
    ],
  },
  {
    text: 'Bonjour, mon avion décolle à 7h05 jeudi, Orly 3. Pouvez-vous passer à 4h45 au 92 rue Legendre ? Un sac.',
    rides: [
      {
        date: '2026-05-07',
        time: '04:45',
        pickup: '92 rue Legendre',
        destination: 'Orly 3',
        luggage: 1,
      },
    ],
  },
];
