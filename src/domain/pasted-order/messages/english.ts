import type { Message } from './message.ts';

/** In English, from clients abroad and their assistants. Written before the rules. */
export const english: Message[] = [
  {
    text: 'Hi, this is John Miller. Could you pick me up tomorrow at 6:30am at 12 rue Cler and take me to CDG T2E? Flight BA304, 2 suitcases. My number is +44 20 7946 0018',
    rides: [
      {
        client: 'John Miller',
        phone: '+44 20 7946 0018',
        date: '2026-05-05',
        time: '06:30',
        pickup: '12 rue Cler',
        destination: 'CDG T2E',
        travelReference: 'BA 304',
        luggage: 2,
      },
    ],
  },
  {
    text: 'Hello, we need a car from Gare du Nord to Hotel Lutetia on May 18th at 2pm. 4 passengers, 4 bags. Thanks! Emily Carter',
    rides: [
      {
        client: 'Emily Carter',
        date: '2026-05-18',
        time: '14:00',
        pickup: 'Gare du Nord',
        destination: 'Hotel Lutetia',
        passengers: 4,
        luggage: 4,
      },
    ],
  },
  {
    text: 'Good morning, transfer for my boss Mr David Cohen, arriving at CDG Terminal 1 on Thursday at 11:05, flight LH1026. Drop-off: Four Seasons George V, 31 avenue George V. His phone: +49 30 901820. Best regards, Anna Schmidt',
    rides: [
      {
        client: 'Anna Schmidt',
        passenger: 'David Cohen',
        passengerPhone: '+49 30 901820',
        date: '2026-05-07',
        time: '11:05',
        isLanding: true,
        pickup: 'CDG Terminal 1',
        destination: 'Four Seasons George V, 31 avenue George V',
        travelReference: 'LH 1026',
      },
    ],
  },
  {
    text: 'Hi! Are you available on 12/06 at 9am, from Orly to Versailles? We are 3 with a dog',
    rides: [{ time: '09:00', pickup: 'Orly', destination: 'Versailles', passengers: 3, animals: 1 }],
  },
  {
    text: 'pls pick up at 9 tmrw from 5 rue de Rivoli to Orly 2',
    rides: [{ date: '2026-05-05', pickup: '5 rue de Rivoli', destination: 'Orly 2' }],
  },
  {
    text: 'Need a driver for 3 hours on 20 May, starting 10:00 at Hotel Le Bristol. 2 people.',
    rides: [{ hours: 3, date: '2026-05-20', time: '10:00', pickup: 'Hotel Le Bristol', passengers: 2 }],
  },
  {
    text: 'Hello Chloe, from 16 avenue de Wagram to Gare de Lyon on Friday 8 May at 7.45 am, via 3 rue Saint-Dominique. One baby seat please. Laura Rossi, +39 06 6982 1234',
    rides: [
      {
        client: 'Laura Rossi',
        phone: '+39 06 6982 1234',
        date: '2026-05-08',
        time: '07:45',
        pickup: '16 avenue de Wagram',
        destination: 'Gare de Lyon',
        stops: ['3 rue Saint-Dominique'],
        babySeats: 1,
      },
    ],
  },
  {
    text: 'Two rides please: Monday 11 May 8am from Hotel Regina to Villepinte, and Monday 11 May 6pm from Villepinte to Hotel Regina. Mark Evans',
    rides: [
      {
        client: 'Mark Evans',
        date: '2026-05-11',
        time: '08:00',
        pickup: 'Hotel Regina',
        destination: 'Villepinte',
      },
      {
        client: 'Mark Evans',
        date: '2026-05-11',
        time: '18:00',
        pickup: 'Villepinte',
        destination: 'Hotel Regina',
      },
    ],
  },
  {
    text: 'Hi, how much from the airport to downtown?',
    rides: [{}],
  },
  {
    text: 'We land at Orly 4 tonight at 9:15pm, flight U2 4821. Going to 88 rue du Bac. 2 adults, 1 child, 3 suitcases',
    rides: [
      {
        date: '2026-05-04',
        time: '21:15',
        isLanding: true,
        pickup: 'Orly 4',
        destination: '88 rue du Bac',
        travelReference: 'U2 4821',
        passengers: 3,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Pick-up: 10 place Vendôme\nDrop-off: Le Bourget airport\nDate: 14 May 2026\nTime: 16:20\nPassengers: 2\nLuggage: 3\nName: Olivia Brown\nPhone: +1 212 555 0123',
    rides: [
      {
        client: 'Olivia Brown',
        phone: '+1 212 555 0123',
        date: '2026-05-14',
        time: '16:20',
        pickup: '10 place Vendôme',
        destination: 'Le Bourget airport',
        passengers: 2,
        luggage: 3,
      },
    ],
  },
  {
    text: 'Can you take my wife to Roissy next Friday at 5pm? From 7 rue de Passy. Return on Sunday 17 May at 19:30. Peter',
    rides: [
      {
        client: 'Peter',
        time: '17:00',
        pickup: '7 rue de Passy',
        destination: 'Roissy',
        returnDate: '2026-05-17',
        returnTime: '19:30',
      },
    ],
  },
];
