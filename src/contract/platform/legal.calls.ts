import { of, read, write } from '../call.ts';
import type { LegalTextsBody, LegalTextsView } from './legal.ts';

export const getLegalTexts = read('/api/legal-texts', {
  access: 'change_settings',
  about: 'legal_texts',
  shape: of<{ answer: LegalTextsView }>(),
});

export const saveLegalTexts = write('PATCH', '/api/legal-texts', {
  access: 'change_settings',
  stales: ['legal_texts'],
  shape: of<{ body: LegalTextsBody; answer: LegalTextsView }>(),
});
