import type { Circle, Zone } from './zone.ts';

export const readyMadeCodes = [
  'paris',
  'cdg',
  'orly',
  'beauvais',
  'le_bourget',
  'stations',
  'la_defense',
  'versailles',
  'disneyland',
] as const;
export type ReadyMadeCode = (typeof readyMadeCodes)[number];

/** `title` is the full name; `name` is the short form in use. */
export type ReadyMade = Zone & { title: string };

const circle = (place: string, lat: number, lng: number, radius: number): Circle => ({
  kind: 'circle',
  place,
  centre: { lat, lng },
  radius,
});

/** [latitude, longitude], from the communes of IGN Admin Express COG (Licence Ouverte), simplified. */
type Corners = readonly (readonly [lat: number, lng: number])[];

const outline = (corners: Corners): Zone['parts'] => [
  { kind: 'outline', corners: corners.map(([lat, lng]) => ({ lat, lng })) },
];

const PARIS: Corners = [
  [48.8416, 2.4276],
  [48.8448, 2.4479],
  [48.8391, 2.4672],
  [48.8263, 2.4656],
  [48.8183, 2.4611],
  [48.8182, 2.4374],
  [48.824, 2.4199],
  [48.8296, 2.4025],
  [48.8257, 2.3901],
  [48.8164, 2.3642],
  [48.8159, 2.3566],
  [48.8171, 2.332],
  [48.8224, 2.3141],
  [48.8251, 2.3014],
  [48.8283, 2.2895],
  [48.8325, 2.279],
  [48.8278, 2.2676],
  [48.8339, 2.2628],
  [48.8348, 2.2552],
  [48.8455, 2.2507],
  [48.8536, 2.2243],
  [48.8594, 2.2256],
  [48.8691, 2.2317],
  [48.8764, 2.2457],
  [48.8803, 2.2584],
  [48.878, 2.2774],
  [48.8856, 2.2845],
  [48.8941, 2.3038],
  [48.9004, 2.3199],
  [48.9015, 2.3518],
  [48.9017, 2.3658],
  [48.9011, 2.3893],
  [48.8894, 2.3986],
  [48.8785, 2.4107],
  [48.8731, 2.4133],
  [48.8551, 2.4152],
  [48.8493, 2.4163],
  [48.8345, 2.4123],
];

const VERSAILLES: Corners = [
  [48.7909, 2.1464],
  [48.7927, 2.1406],
  [48.78, 2.1245],
  [48.7807, 2.1055],
  [48.7824, 2.0915],
  [48.7885, 2.0828],
  [48.7899, 2.0704],
  [48.8152, 2.0799],
  [48.819, 2.083],
  [48.8264, 2.0891],
  [48.8237, 2.101],
  [48.8285, 2.1126],
  [48.8211, 2.1142],
  [48.814, 2.1358],
  [48.8243, 2.1401],
  [48.8285, 2.1485],
  [48.8214, 2.1514],
  [48.8189, 2.1506],
  [48.8127, 2.1612],
  [48.7984, 2.1623],
  [48.7879, 2.1681],
  [48.7822, 2.162],
];

/** A forfait copies the zone it uses: these may change with a version, its price may not. */
export const readyMadeZones: Record<ReadyMadeCode, ReadyMade> = {
  paris: { name: 'Paris', title: 'Paris intra-muros', parts: outline(PARIS) },
  cdg: { name: 'CDG', title: 'Aéroport Charles-de-Gaulle', parts: [circle('Roissy', 49.0085, 2.565, 3400)] },
  orly: { name: 'Orly', title: 'Aéroport d’Orly', parts: [circle('Orly', 48.7285, 2.364, 2400)] },
  beauvais: { name: 'Beauvais', title: 'Aéroport de Beauvais', parts: [circle('Tillé', 49.46, 2.111, 2500)] },
  le_bourget: {
    name: 'Le Bourget',
    title: 'Aéroport du Bourget',
    parts: [circle('l’aéroport', 48.962, 2.437, 2200)],
  },
  stations: {
    name: 'Gares',
    title: 'Les six grandes gares de Paris',
    parts: [
      circle('la gare de Lyon', 48.8443, 2.3744, 350),
      circle('la gare du Nord', 48.8809, 2.3553, 350),
      circle('la gare de l’Est', 48.8768, 2.3592, 350),
      circle('la gare Montparnasse', 48.8409, 2.3207, 350),
      circle('la gare Saint-Lazare', 48.8768, 2.3254, 350),
      circle('la gare d’Austerlitz', 48.8422, 2.3647, 350),
    ],
  },
  la_defense: {
    name: 'La Défense',
    title: 'Quartier de La Défense',
    parts: [circle('la Grande Arche', 48.8919, 2.2384, 1300)],
  },
  versailles: { name: 'Versailles', title: 'Versailles', parts: outline(VERSAILLES) },
  disneyland: {
    name: 'Disneyland',
    title: 'Disneyland Paris',
    parts: [circle('Marne-la-Vallée – Chessy', 48.8695, 2.782, 2500)],
  },
};
