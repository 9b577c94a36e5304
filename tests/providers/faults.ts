import type { Reply } from './provider-server.ts';

/** The limit that tests give a service, and what it does wrong. */
export const LIMIT_MS = 150;

export const faults: Record<string, Reply> = {
  'is too slow': { after: LIMIT_MS * 4, body: { status: 'OK' } },
  'is cut in the middle': { cut: true, body: { status: 'OK', results: ['never', 'ends'] } },
  'answers a page': {
    headers: { 'content-type': 'text/html' },
    body: '<html><body>Maintenance</body></html>',
  },
  'answers another shape': {
    body: { status: 'OK', features: 'none', results: 7, predictions: {}, routes: [{}] },
  },
  'answers no object': { body: 'null' },
  'sends us elsewhere': { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
  'wants us to slow down': { status: 429, body: { error: 'Too Many Requests' } },
  'refuses the key': { status: 403, body: { error: 'Forbidden' } },
  'is broken': {
    status: 503,
    body: { status: 'OK', results: [], features: [], predictions: [], routes: [] },
  },
};
