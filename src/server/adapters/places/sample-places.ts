import type { Place } from '#server/ports/places.ts';

export type SamplePlace = Place & { slug: string; alsoCalled: string[] };

/** Known without any service: stations, airports and landmarks, each where a car stops. */
export const samplePlaces: readonly SamplePlace[] = [
  sample('gare-du-nord', 'Gare du Nord, 18 rue de Dunkerque, 75010 Paris', 48.8802, 2.3551),
  sample('gare-de-l-est', 'Gare de l’Est, place du 11-Novembre-1918, 75010 Paris', 48.8763, 2.3587),
  sample('gare-de-lyon', 'Gare de Lyon, place Louis-Armand, 75012 Paris', 48.8443, 2.3735),
  sample('gare-montparnasse', 'Gare Montparnasse, place Raoul-Dautry, 75015 Paris', 48.8422, 2.3214),
  sample('gare-saint-lazare', 'Gare Saint-Lazare, 13 rue d’Amsterdam, 75008 Paris', 48.8763, 2.3256),
  sample('roissy', 'Aéroport Paris-Charles-de-Gaulle, Terminal 2, 95700 Roissy-en-France', 49.0034, 2.5671, [
    'CDG T2',
    'T2',
    'Roissy Terminal 2',
  ]),
  sample('orly', 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly', 48.7286, 2.3645, ['ORY 3', 'Orly 3']),
  sample('tour-eiffel', 'Tour Eiffel, avenue Gustave-Eiffel, 75007 Paris', 48.8584, 2.2945),
  sample('arc-de-triomphe', 'Arc de Triomphe, place Charles-de-Gaulle, 75008 Paris', 48.8738, 2.295),
  sample('louvre', 'Musée du Louvre, rue de Rivoli, 75001 Paris', 48.8611, 2.3364),
];

function sample(
  slug: string,
  address: string,
  lat: number,
  lng: number,
  alsoCalled: string[] = [],
): SamplePlace {
  return { slug, address, lat, lng, alsoCalled };
}
