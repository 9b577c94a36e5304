import type { Message } from './message.ts';

/** As people write: what has two readings stays empty. */
export const ordinary: Message[] = [
  {
    text: 'Bonjour, demain 9h 25 rue de Rivoli pour Orly',
    rides: [{ date: '2026-05-05', time: '09:00', pickup: '25 rue de Rivoli', destination: 'Orly' }],
  },
  {
    text: 'demain 10h 12 bd Voltaire → Orly',
    rides: [{ date: '2026-05-05', time: '10:00', pickup: '12 bd Voltaire', destination: 'Orly' }],
  },
  {
    text: 'demain 9h05 12 bd Voltaire → Orly',
    rides: [{ date: '2026-05-05', time: '09:05', pickup: '12 bd Voltaire', destination: 'Orly' }],
  },
  {
    text: 'le 12.06 à 9h de Sceaux à Orly',
    rides: [{ date: '2026-06-12', time: '09:00', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'mardi 12.05, 8h de Sceaux à Orly',
    rides: [{ date: '2026-05-12', time: '08:00', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'Date : 12.05\nHeure : 9h30\nDépart : Sceaux\nArrivée : Orly',
    rides: [{ date: '2026-05-12', time: '09:30', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'demain 9.30 de Sceaux à Orly',
    rides: [{ date: '2026-05-05', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'Course pour 3 pers gare de Lyon Orly demain 8h',
    rides: [{ passengers: 3, date: '2026-05-05', time: '08:00' }],
  },
  {
    text: 'demain 8h pour 3 pers gare de Lyon vers Orly',
    rides: [
      { passengers: 3, date: '2026-05-05', time: '08:00', pickup: 'gare de Lyon', destination: 'Orly' },
    ],
  },
  {
    text: 'ce soir de Bastille à Orly à 2h du matin',
    rides: [{ date: '2026-05-05', time: '02:00', pickup: 'Bastille', destination: 'Orly' }],
  },
  {
    text: 'ce soir 2h du matin, 5 rue Oberkampf vers CDG',
    rides: [{ date: '2026-05-05', time: '02:00', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'ce soir à 2h, 5 rue Oberkampf vers CDG',
    rides: [{ date: '2026-05-04', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'demain à 2h du matin, 5 rue Oberkampf vers CDG',
    rides: [{ date: '2026-05-05', time: '02:00', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'ce soir à minuit de 5 rue Oberkampf à CDG',
    rides: [{ date: '2026-05-05', time: '00:00', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'demain soir, minuit et demi, 5 rue Oberkampf vers CDG',
    rides: [{ date: '2026-05-06', time: '00:30', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'ce soir 0h30 de 5 rue Oberkampf à CDG',
    rides: [{ date: '2026-05-05', time: '00:30', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'demain à minuit de 5 rue Oberkampf à CDG',
    rides: [{ time: '00:00', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'Mon vol atterrit à minuit ce soir CDG T2, pour 12 rue Cler',
    rides: [
      { date: '2026-05-05', time: '00:00', isLanding: true, pickup: 'CDG T2', destination: '12 rue Cler' },
    ],
  },
  {
    text: 'ce soir à 22h de Sceaux à Orly, ma femme atterrit à minuit',
    rides: [{ date: '2026-05-04', time: '22:00', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'samedi soir, départ 19h de Sceaux à Orly ; nous rentrons à 1h du matin',
    rides: [{ date: '2026-05-09', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'dans 2 heures, 5 rue Oberkampf vers CDG',
    rides: [{ pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'Vol à 14h demain, venez 2h avant, de 5 rue Oberkampf à CDG',
    rides: [{ date: '2026-05-05', pickup: '5 rue Oberkampf', destination: 'CDG' }],
  },
  {
    text: 'demain 8h, 2h de route environ, de Sceaux à Orly',
    rides: [{ date: '2026-05-05', time: '08:00', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'demain midi et demi 5 rue Oberkampf pour Orly',
    rides: [{ date: '2026-05-05', time: '12:30', pickup: '5 rue Oberkampf', destination: 'Orly' }],
  },
  {
    text: 'demain à midi moins le quart, 3 rue Oberkampf pour Orly',
    rides: [{ date: '2026-05-05', time: '11:45', pickup: '3 rue Oberkampf', destination: 'Orly' }],
  },
  {
    text: 'demain à 9h moins le quart 5 rue Oberkampf pour Orly',
    rides: [{ date: '2026-05-05', time: '08:45', pickup: '5 rue Oberkampf', destination: 'Orly' }],
  },
  {
    text: 'demain 9h moins dix 5 rue Oberkampf pour Orly',
    rides: [{ date: '2026-05-05', time: '08:50', pickup: '5 rue Oberkampf', destination: 'Orly' }],
  },
  {
    text: 'demain 8 heures trente 5 rue Oberkampf pour Orly',
    rides: [{ date: '2026-05-05', time: '08:30', pickup: '5 rue Oberkampf', destination: 'Orly' }],
  },
  {
    text: 'demain 9h vingt personnes de Sceaux à Orly',
    rides: [{ date: '2026-05-05', time: '09:00', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'demain 8h30 cinq amis de Sceaux à Orly',
    rides: [{ date: '2026-05-05', time: '08:30', pickup: 'Sceaux', destination: 'Orly' }],
  },
  {
    text: 'demain à 8h du 12 rue du 11 novembre à Orly',
    rides: [{ date: '2026-05-05', time: '08:00', pickup: '12 rue du 11 novembre', destination: 'Orly' }],
  },
  {
    text: 'demain 8h place du 8 mai 1945 à Saint-Denis pour Orly',
    rides: [
      { date: '2026-05-05', time: '08:00', pickup: 'place du 8 mai 1945 à Saint-Denis', destination: 'Orly' },
    ],
  },
  {
    text: 'demain 8h 3 rue du Midi à Vincennes pour Orly',
    rides: [{ date: '2026-05-05', time: '08:00', pickup: '3 rue du Midi à Vincennes', destination: 'Orly' }],
  },
  {
    text: 'demain 8h de CDG T2 à Versailles',
    rides: [{ date: '2026-05-05', time: '08:00', pickup: 'CDG T2', destination: 'Versailles' }],
  },
  {
    text: 'demain 7h45 CDG T2 E vers 12 rue Cler',
    rides: [{ date: '2026-05-05', time: '07:45', pickup: 'CDG T2 E', destination: '12 rue Cler' }],
  },
  {
    text: 'Je suis Place d’Italie, pour Orly',
    rides: [{ pickup: 'Place d’Italie', destination: 'Orly' }],
  },
];
