import { of, read, write } from '../call.ts';
import type { RideView } from '../rides/rides.ts';
import type { ClientFileView, ClientNoteBody, ClientRidesQuery } from './clients.ts';

export const getClientFile = read('/api/clients/:id', {
  access: 'drive',
  about: 'clients',
  shape: of<{ answer: ClientFileView }>(),
});

/** The latest first, page by page. */
export const listClientRides = read('/api/clients/:id/rides', {
  access: 'drive',
  about: 'clients',
  shape: of<{ query: ClientRidesQuery; answer: RideView[] }>(),
});

/** Visible to this driver only; an empty note is deleted. */
export const saveClientNote = write('PATCH', '/api/clients/:id/note', {
  access: 'drive',
  stales: ['clients'],
  shape: of<{ body: ClientNoteBody; answer: ClientFileView }>(),
});
