import type { Message } from './message.ts';

/** In French, as they come by SMS, WhatsApp and email. Written before the rules. */
export const french: Message[] = [
  {
    text: 'Bonjour Chloé, c’est Karim Haddad. Est-ce que vous pouvez me prendre lundi 18 à 14 h au 40 avenue Serge Dassault à Corbeil pour CDG T2E, vol AF1234. On sera 2 avec 2 valises et le fauteuil pliant comme la dernière fois. Mon numéro : 06 39 98 12 07. Merci de me dire combien ça fait',
    rides: [
      {
        client: 'Karim Haddad',
        phone: '06 39 98 12 07',
        date: '2026-05-18',
        time: '14:00',
        pickup: '40 avenue Serge Dassault à Corbeil',
        destination: 'CDG T2E',
        travelReference: 'AF 1234',
        passengers: 2,
        luggage: 2,
      },
    ],
  },
  {
    text: 'Bonjour, demain 6h30 du 12 bd d’Inkermann à CDG T2E, AF1234, 2 valises.',
    rides: [
      {
        date: '2026-05-05',
        time: '06:30',
        pickup: '12 bd d’Inkermann',
        destination: 'CDG T2E',
        travelReference: 'AF 1234',
        luggage: 2,
      },
    ],
  },
  {
    text: 'slt dispo dem 5h45 pr orly 4 ? depart 8 rue de la roquette paris 11. 1 valise',
    rides: [
      {
        date: '2026-05-05',
        time: '05:45',
        pickup: '8 rue de la roquette paris 11',
        destination: 'orly 4',
        luggage: 1,
      },
    ],
  },
  {
    text: 'Bonsoir, j’aurais besoin d’un chauffeur jeudi à 17h30, de la gare Montparnasse à l’hôtel Lutetia, 45 boulevard Raspail. 3 personnes et 4 bagages. Merci, Sophie Bernard 0639981234',
    rides: [
      {
        client: 'Sophie Bernard',
        phone: '0639981234',
        date: '2026-05-07',
        time: '17:30',
        pickup: 'gare Montparnasse',
        destination: 'hôtel Lutetia, 45 boulevard Raspail',
        passengers: 3,
        luggage: 4,
      },
    ],
  },
  {
    text: 'Bonjour Madame, pouvez-vous venir chercher ma mère, Mme Jeanne Rousseau, le 12 mai à 9h au 3 place de la République à Vincennes et la déposer à la Gare de Lyon ? Son numéro est le 06 39 98 44 10. TGV 6609. Cordialement, Paul Rousseau',
    rides: [
      {
        client: 'Paul Rousseau',
        passenger: 'Jeanne Rousseau',
        passengerPhone: '06 39 98 44 10',
        date: '2026-05-12',
        time: '09:00',
        pickup: '3 place de la République à Vincennes',
        destination: 'Gare de Lyon',
        travelReference: 'TGV 6609',
      },
    ],
  },
  {
    text: 'Salut Chloé ! J’atterris à CDG T2F mercredi à 14h35 (AF 1681), tu peux me ramener à Boulogne ? On est 2 + siège bébé',
    rides: [
      {
        date: '2026-05-06',
        time: '14:35',
        isLanding: true,
        pickup: 'CDG T2F',
        destination: 'Boulogne',
        travelReference: 'AF 1681',
        passengers: 2,
        babySeats: 1,
      },
    ],
  },
  {
    text: 'Bonjour mardi prochain 8h de Neuilly à La Défense svp',
    rides: [{ time: '08:00', pickup: 'Neuilly', destination: 'La Défense' }],
  },
  {
    text: 'Bonjour, course pour le 15/05 à 10h15, départ : 27 avenue Foch, 75116 Paris, arrivée : Aéroport d’Orly terminal 3. Passagers : 4. Bagages : 5. Vol TO7346. Nom : Lefebvre, tél. 06.39.98.55.02',
    rides: [
      {
        client: 'Lefebvre',
        phone: '06.39.98.55.02',
        date: '2026-05-15',
        time: '10:15',
        pickup: '27 avenue Foch, 75116 Paris',
        destination: 'Aéroport d’Orly terminal 3',
        passengers: 4,
        luggage: 5,
        travelReference: 'TO 7346',
      },
    ],
  },
  {
    text: 'Bonjour,\nJe souhaite réserver 2 trajets :\n1) mardi 12 mai à 7h00 : 15 rue Lecourbe Paris 15 -> Gare du Nord\n2) jeudi 14 mai à 19h20 : Gare du Nord -> 15 rue Lecourbe Paris 15\nMerci\nNadia Benali\n06 39 98 77 31',
    rides: [
      {
        client: 'Nadia Benali',
        phone: '06 39 98 77 31',
        date: '2026-05-12',
        time: '07:00',
        pickup: '15 rue Lecourbe Paris 15',
        destination: 'Gare du Nord',
      },
      {
        client: 'Nadia Benali',
        phone: '06 39 98 77 31',
        date: '2026-05-14',
        time: '19:20',
        pickup: 'Gare du Nord',
        destination: '15 rue Lecourbe Paris 15',
      },
    ],
  },
  {
    text: 'Coucou c’est Léa, vous êtes libre samedi soir ? 20h30 de chez moi 5 rue Oberkampf à l’Opéra Bastille, retour vers minuit',
    rides: [
      {
        client: 'Léa',
        date: '2026-05-09',
        time: '20:30',
        pickup: '5 rue Oberkampf',
        destination: 'Opéra Bastille',
        returnTime: '00:00',
      },
    ],
  },
  {
    text: 'bjr il me faudrait un vtc aujourdhui 16h au 62 rue de bercy direction roissy terminal 1 svp 3 pers 3 gros bagages',
    rides: [
      {
        date: '2026-05-04',
        time: '16:00',
        pickup: '62 rue de bercy',
        destination: 'roissy terminal 1',
        passengers: 3,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Bonjour, nous arrivons à la gare de Lyon dimanche à 18h42 par le TGV 6632 et nous allons à Disneyland. 2 adultes et 2 enfants, 1 rehausseur svp. Famille Moreau',
    rides: [
      {
        date: '2026-05-10',
        time: '18:42',
        isLanding: true,
        pickup: 'gare de Lyon',
        destination: 'Disneyland',
        travelReference: 'TGV 6632',
        passengers: 4,
        boosters: 1,
      },
    ],
  },
  {
    text: 'Mise à disposition 4 heures vendredi 15 mai à partir de 9h, départ Hôtel Meurice, 228 rue de Rivoli. M. Tanaka',
    rides: [
      {
        hours: 4,
        date: '2026-05-15',
        time: '09:00',
        pickup: 'Hôtel Meurice, 228 rue de Rivoli',
      },
    ],
  },
  {
    text: 'Bonjour, est-ce que vous faites Paris-Deauville ? Combien ça coûterait ?',
    rides: [{}],
  },
  {
    text: 'Bonjour, pour demain finalement 7h au lieu de 6h30 svp. Merci',
    rides: [{ date: '2026-05-05' }],
  },
  {
    text: 'Mon vol est à 10h20 demain à Orly, à quelle heure vous passez me prendre au 14 rue des Martyrs ?',
    rides: [{ date: '2026-05-05', pickup: '14 rue des Martyrs', destination: 'Orly' }],
  },
  {
    text: 'Bonjour, mercredi 7 mai 11h de Versailles à Paris 8. Merci',
    rides: [{ time: '11:00', pickup: 'Versailles', destination: 'Paris 8' }],
  },
  {
    text: 'Bonjour Chloé, je dois être à la Gare de l’Est pour 9h demain matin, je pars du 22 rue de Charonne 75011. Un chat en caisse. Julie',
    rides: [
      {
        client: 'Julie',
        date: '2026-05-05',
        pickup: '22 rue de Charonne 75011',
        destination: 'Gare de l’Est',
        animals: 1,
      },
    ],
  },
];
