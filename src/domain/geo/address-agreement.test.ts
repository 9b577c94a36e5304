import { describe, expect, test } from 'vitest';
import { isSameTown, writtenPoint } from './address-agreement.ts';

describe('a written address and the address of its point', () => {
  test.each([
    ['Gare de Lyon, place Louis-Armand, 75012 Paris', 'Place Louis-Armand 75012 Paris'],
    ['Gare de Lyon, 75012 Paris 12e Arrondissement', '20 Boulevard Diderot 75012 Paris'],
    ['Gare de Lyon, Place Louis-Armand, Paris', 'Pl. Louis-Armand, 75012 Paris'],
    ['Rue de Bercy, 75012 Paris', 'Quai de la Rapée, 75005 Paris'],
    ['Aéroport d’Orly, 94390 Paray-Vieille-Poste', 'Aéroport de Paris-Orly, 94390 Orly'],
    ['Stade de France, 93200 St-Denis', 'Rue du Mondial 93210 Saint-Denis'],
    ['Cité de l’Étoile, 93000 Bobigny, France', '93000 Bobigny'],
    ['nice', 'Nice'],
    ['mairie de Nice', '5 Rue de l’Hôtel de Ville 06300 Nice'],
    ['75012 Paris CEDEX 12', '75012 Paris'],
  ])('name the same town: %s, %s', (written, ofPoint) => {
    expect(isSameTown(written, ofPoint)).toBe(true);
  });

  test.each([
    ['Nice', 'Gare de Lyon, place Louis-Armand, 75012 Paris'],
    ['Rue de Paris, 06000 Nice', 'Rue de Rivoli, 75001 Paris'],
    ['Rue de Nice, 75011 Paris', 'Promenade des Anglais, 06000 Nice'],
    ['Mairie, 93200 Saint-Denis', 'Rue de Paris, 97400 Saint-Denis'],
    ['Venice', 'Place Masséna 06000 Nice'],
    ['Chez Paul', '75012 Paris'],
  ])('name two: %s, %s', (written, ofPoint) => {
    expect(isSameTown(written, ofPoint)).toBe(false);
  });
});

test('coordinates that are written as an address are read', () => {
  expect(writtenPoint('48.84430, 2.37350')).toEqual({ lat: 48.8443, lng: 2.3735 });
  expect(writtenPoint('43.70000,-1.05000')).toEqual({ lat: 43.7, lng: -1.05 });
  expect(writtenPoint('48.84, 2.37 rue de Lyon')).toBeUndefined();
  expect(writtenPoint('12, 75012 Paris')).toBeUndefined();
});
