import { endpoint } from '../endpoint.ts';
import { ridesView } from '../rides/rides.ts';
import * as calls from './clients.calls.ts';
import { clientFileView, clientNoteBody, clientRidesQuery } from './clients.ts';

export const clientApi = {
  getFile: endpoint(calls.getClientFile, { answer: clientFileView }),
  listRides: endpoint(calls.listClientRides, { query: clientRidesQuery, answer: ridesView }),
  saveNote: endpoint(calls.saveClientNote, { body: clientNoteBody, answer: clientFileView }),
};
