/** What is wrong with billing details, under its field. */
const sentences: Record<string, string> = {
  'name required': 'Indiquez à quel nom établir la facture.',
  'address required': 'Indiquez l’adresse de facturation.',
  'country invalid': 'Choisissez un pays de la liste.',
  'siren required': 'Indiquez le SIREN de la société.',
  'siren invalid': 'La clé de ce SIREN est fausse : vérifiez ses neuf chiffres.',
  'vatNumber invalid': 'Ce numéro de TVA n’a pas la forme de ceux de ce pays.',
  'vatNumber foreign': 'Ce numéro de TVA n’est pas celui de ce SIREN.',
};

export function billingSentences(field: string, problem: string): string {
  return sentences[`${field} ${problem}`] ?? 'Vérifiez ce champ.';
}
