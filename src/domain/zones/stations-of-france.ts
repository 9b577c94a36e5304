import type { Point } from '../geo/great-circle.ts';
import type { Circle } from './zone.ts';

type Place = readonly [lat: number, lng: number];

/** Airports and stations beside those of the ready-made zones, as in `geography/places.tsv`. */
const airports: readonly Place[] = [
  [48.776, 4.184], // Paris-Vatry
  [43.665, 7.21], // Nice-Côte d’Azur
  [43.5461, 6.9543], // Cannes-Mandelieu
  [45.721, 5.08], // Lyon-Saint-Exupéry
  [43.4411, 5.2214], // Marseille-Provence
  [43.6305, 1.3735], // Toulouse-Blagnac
  [44.8321, -0.7018], // Bordeaux-Mérignac
  [47.157, -1.601], // Nantes-Atlantique
  [50.5716, 3.106], // Lille-Lesquin
  [48.5447, 7.6278], // Strasbourg-Entzheim
  [47.599, 7.531], // EuroAirport Bâle-Mulhouse
  [43.579, 3.966], // Montpellier-Méditerranée
  [48.072, -1.732], // Rennes-Bretagne
  [48.446, -4.421], // Brest-Bretagne
  [43.469, -1.532], // Biarritz-Pays basque
  [43.095, 6.15], // Toulon-Hyères
  [49.3617, 0.1587], // Deauville-Normandie
  [46.231, 6.1079], // de Genève
];

const stations: readonly Place[] = [
  [48.8391, 2.3828], // de Bercy
  [48.726, 2.261], // Massy TGV
  [48.87, 2.783], // Marne-la-Vallée – Chessy TGV
  [49.0041, 2.571], // Charles-de-Gaulle 2 TGV
  [48.7955, 2.1355], // Versailles-Chantiers
  [45.7605, 4.86], // Lyon Part-Dieu
  [45.7487, 4.8258], // Lyon-Perrache
  [45.721, 5.0757], // Lyon-Saint-Exupéry TGV
  [43.3027, 5.3805], // Marseille-Saint-Charles
  [43.7046, 7.2619], // de Nice-Ville
  [43.5539, 7.0196], // de Cannes
  [50.6365, 3.071], // Lille-Flandres
  [50.639, 3.0757], // Lille-Europe
  [44.8259, -0.5561], // Bordeaux-Saint-Jean
  [43.6112, 1.4536], // Toulouse-Matabiau
  [47.2173, -1.5418], // de Nantes
  [48.1035, -1.6723], // de Rennes
  [48.585, 7.7346], // de Strasbourg
  [43.6047, 3.8808], // Montpellier-Saint-Roch
  [43.9217, 4.7862], // Avignon TGV
  [43.4553, 5.3173], // Aix-en-Provence TGV
  [47.3234, 5.0272], // de Dijon-Ville
  [49.2592, 4.0243], // de Reims
  [49.2147, 3.9946], // Champagne-Ardenne TGV
  [47.3861, 0.7236], // Saint-Pierre-des-Corps
  [47.9953, 0.1926], // Le Mans
  [49.449, 1.0941], // de Rouen Rive-Droite
];

const AIRPORT_METRES = 1500;
const STATION_METRES = 350;

const around =
  (radius: number) =>
  ([lat, lng]: Place): Circle => ({
    kind: 'circle',
    place: '',
    centre: { lat, lng } satisfies Point,
    radius,
  });

export const stationsOfFrance = {
  name: 'Aéroports et gares',
  parts: [...airports.map(around(AIRPORT_METRES)), ...stations.map(around(STATION_METRES))],
};
