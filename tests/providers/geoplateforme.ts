import type { Reply } from './provider-server.ts';

const feature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [2.3735, 48.8443] },
  properties: {
    label: 'Place Louis-Armand 75012 Paris',
    score: 0.93,
    type: 'street',
    city: 'Paris',
    postcode: '75012',
  },
};

const road = {
  resource: 'bdtopo-osrm',
  profile: 'car',
  optimization: 'fastest',
  start: '2.3735,48.8443',
  end: '2.3645,48.7286',
  distance: 16_432.1,
  duration: 1_655.4,
  geometry: {
    type: 'LineString',
    coordinates: [
      [2.3735, 48.8443],
      [2.37, 48.8334],
      [2.359, 48.8102],
      [2.368, 48.758],
      [2.3645, 48.7286],
    ],
  },
  portions: [],
};

/** The documented answers of the French state's services, about the Gare de Lyon. */
export function geoplateforme(url: URL): Reply {
  switch (url.pathname) {
    case '/geocodage/completion/':
      return { body: { status: 'OK', results: isAboutIt(url, 'text') ? [completion()] : [] } };
    case '/geocodage/search':
      return collection(isAboutIt(url, 'q') ? [feature] : [doubtful()]);
    case '/geocodage/reverse':
      return collection(url.searchParams.get('lon') === '2.3735' ? [feature] : []);
    case '/navigation/itineraire':
      return itineraire(url);
    default:
      return { status: 404, body: { error: { errorType: 'notFound', message: 'Not Found' } } };
  }
}

function isAboutIt(url: URL, name: string): boolean {
  return /gare de lyon/iu.test(url.searchParams.get(name) ?? '');
}

function completion() {
  return {
    country: 'PositionOfInterest',
    city: 'Paris',
    oldcity: '',
    kind: 'gare voyageurs uniquement',
    zipcode: '75012',
    street: 'Gare de Lyon',
    metropole: true,
    fulltext: 'Gare de Lyon, 75012 Paris 12e Arrondissement',
    x: 2.3735,
    y: 48.8443,
    classification: 2,
  };
}

function doubtful() {
  return { ...feature, properties: { ...feature.properties, score: 0.21 } };
}

function collection(features: object[]): Reply {
  return { body: { type: 'FeatureCollection', features } };
}

function itineraire(url: URL): Reply {
  if (url.searchParams.get('end') !== '0,0') return { body: road };
  return { status: 404, body: { error: { errorType: 'NotFound', message: 'No path found' } } };
}
