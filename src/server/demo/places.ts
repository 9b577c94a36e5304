export type Place = { address: string; lat: number; lng: number };

export const gareDeLyon: Place = {
  address: 'Gare de Lyon, place Louis-Armand, 75012 Paris',
  lat: 48.8443,
  lng: 2.3735,
};
export const orly: Place = {
  address: 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly',
  lat: 48.7262,
  lng: 2.3652,
};
export const roissy: Place = {
  address: 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France',
  lat: 49.0034,
  lng: 2.5671,
};
export const lutetia: Place = {
  address: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
  lat: 48.8512,
  lng: 2.3272,
};
export const versailles: Place = {
  address: '7 allée des Marronniers, 78000 Versailles',
  lat: 48.8049,
  lng: 2.1204,
};
export const defense: Place = {
  address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
  lat: 48.8886,
  lng: 2.2468,
};
export const chatelet: Place = {
  address: 'Théâtre du Châtelet, 1 place du Châtelet, 75001 Paris',
  lat: 48.8577,
  lng: 2.3464,
};
export const corbeil: Place = {
  address: 'Centre hospitalier Sud-Francilien, 40 avenue Serge-Dassault, 91100 Corbeil-Essonnes',
  lat: 48.6076,
  lng: 2.4616,
};
