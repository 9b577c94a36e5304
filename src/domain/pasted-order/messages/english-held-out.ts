import type { Message } from './message.ts';

/** Held-out test set: written after the rules. */
export const englishHeldOut: Message[] = [
  {
    text: 'Hi Chloe, it’s Sarah Johnson. Can I book a ride on Saturday at 10 am from 24 rue de Grenelle to Gare Saint-Lazare? 2 of us with 3 big suitcases. Cheers',
    rides: [
      {
        client: 'Sarah Johnson',
        date: '2026-05-09',
        time: '10:00',
        pickup: '24 rue de Grenelle',
        destination: 'Gare Saint-Lazare',
        passengers: 2,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Arriving CDG 2E on 21 May at 07:10 with AF007, 1 passenger, please drive me to 3 avenue Montaigne. Michael Lee +1 415 555 0199',
    rides: [
      {
        client: 'Michael Lee',
        phone: '+1 415 555 0199',
        date: '2026-05-21',
        time: '07:10',
        isLanding: true,
        pickup: 'CDG 2E',
        destination: '3 avenue Montaigne',
        travelReference: 'AF 007',
        passengers: 1,
      },
    ],
  },
  {
    text: 'Hello! We need to be at Gare du Nord by 8am on Tuesday May 12, Eurostar 9011. Pick up from Hotel des Grands Boulevards. 3 people, 3 bags.',
    rides: [
      {
        date: '2026-05-12',
        pickup: 'Hotel des Grands Boulevards',
        destination: 'Gare du Nord',
        travelReference: 'Eurostar 9011',
        passengers: 3,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Could you do tomorow 5.30 am, 19 rue Cambon to Beauvais airport? Flight FR6412, no luggage',
    rides: [
      {
        date: '2026-05-05',
        time: '05:30',
        pickup: '19 rue Cambon',
        destination: 'Beauvais airport',
        travelReference: 'FR 6412',
        luggage: 0,
      },
    ],
  },
  {
    text: 'Please pick up Mr Robert King (+44 7700 900123) on Wednesday at 15:00 at Le Bourget and take him to the Ritz. Regards, Helen Moore',
    rides: [
      {
        client: 'Helen Moore',
        passenger: 'Robert King',
        passengerPhone: '+44 7700 900123',
        date: '2026-05-06',
        time: '15:00',
        pickup: 'Le Bourget',
        destination: 'Ritz',
      },
    ],
  },
  {
    text: 'Is it possible next Tuesday around 11am? From Saint-Germain to Giverny',
    rides: [{ time: '11:00', pickup: 'Saint-Germain', destination: 'Giverny' }],
  },
  {
    text: 'Hi, 25/05/2026 14:45, Orly 4 to 12 boulevard Haussmann. Family of 4, one booster seat. Cheers, Daniel Novak',
    rides: [
      {
        client: 'Daniel Novak',
        date: '2026-05-25',
        time: '14:45',
        pickup: 'Orly 4',
        destination: '12 boulevard Haussmann',
        passengers: 4,
        boosters: 1,
      },
    ],
  },
  {
    text: 'hey need a lift tonight 11pm from opera bastille to 40 rue de flandre, theres 3 of us',
    rides: [
      {
        date: '2026-05-04',
        time: '23:00',
        pickup: 'opera bastille',
        destination: '40 rue de flandre',
        passengers: 3,
      },
    ],
  },
  {
    text: 'We would like a car for 8 hours on 03/04 for a tour of Paris. Thank you, Giulia Conti',
    rides: [{ client: 'Giulia Conti', hours: 8 }],
  },
  {
    text: 'Dear Sir, I land at Charles de Gaulle Terminal 2A on Sunday at 9.05am. Please wait with a sign. Destination: Hotel Plaza Athenee. Kind regards, Priya Nair',
    rides: [
      {
        client: 'Priya Nair',
        date: '2026-05-10',
        time: '09:05',
        isLanding: true,
        pickup: 'Charles de Gaulle Terminal 2A',
        destination: 'Hotel Plaza Athenee',
      },
    ],
  },
  {
    text: 'My flight leaves at 18:40 on Thursday from CDG T2B. What time should we leave 6 rue de Lille?',
    rides: [{ date: '2026-05-07', pickup: '6 rue de Lille', destination: 'CDG T2B' }],
  },
  {
    text: 'Thanks for the ride yesterday, you were great!',
    rides: [{}],
  },
  {
    text: 'Ride 1: Friday 15 May, 9:30, Hotel Montalembert to Villepinte.\nRide 2: same day 17:30, Villepinte to Hotel Montalembert.\nCompany: Northwind, contact Erik Larsen, +47 22 12 34 56',
    rides: [
      {
        client: 'Erik Larsen',
        phone: '+47 22 12 34 56',
        date: '2026-05-15',
        time: '09:30',
        pickup: 'Hotel Montalembert',
        destination: 'Villepinte',
      },
      {
        client: 'Erik Larsen',
        phone: '+47 22 12 34 56',
        date: '2026-05-15',
        time: '17:30',
        pickup: 'Villepinte',
        destination: 'Hotel Montalembert',
      },
    ],
  },
  {
    text: 'Can you collect my wife Maria Silva from Gare Montparnasse on Monday May 11th at 8:20pm, TGV 8520, and bring her to 55 rue de Vaugirard? 2 bags and a cat.',
    rides: [
      {
        passenger: 'Maria Silva',
        date: '2026-05-11',
        time: '20:20',
        pickup: 'Gare Montparnasse',
        destination: '55 rue de Vaugirard',
        travelReference: 'TGV 8520',
        luggage: 2,
        animals: 1,
      },
    ],
  },
];
