import { endpoint } from '../endpoint.ts';
import * as calls from './legal.calls.ts';
import { legalTextsBody, legalTextsView } from './legal.ts';

export const legalApi = {
  get: endpoint(calls.getLegalTexts, { answer: legalTextsView }),
  save: endpoint(calls.saveLegalTexts, { body: legalTextsBody, answer: legalTextsView }),
};
