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
    ['Palais, Lyon 3e', '69003 Lyon 3e Arrondissement'],
    ['Rue X, 69001 Lyon 1er Arrondissement', 'Rue Y, 69007 Lyon 7eme'],
    ['Ste-Marie', 'Place 97438 Sainte-Marie'],
    ['Gare, Bobigny, FRANCE', '93000 Bobigny'],
    ['12345 rue de la Paix, 75002 Paris', 'Quai, 75002 Paris'],
    ['Rue X, 06300 Nice', 'Nice'],
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
    ['Rue X, 75012 Paris', 'Rue X, 93000 Bobigny'],
    ['Rue X, 93000 Bobigny', 'Rue X, 93200 Saint-Denis'],
    ['', '75012 Paris'],
  ])('name two: %s, %s', (written, ofPoint) => {
    expect(isSameTown(written, ofPoint)).toBe(false);
  });
});

test('coordinates that are written as an address are read', () => {
  expect(writtenPoint('48.84430, 2.37350')).toEqual({ lat: 48.8443, lng: 2.3735 });
  expect(writtenPoint('43.70000,-1.05000')).toEqual({ lat: 43.7, lng: -1.05 });
  expect(writtenPoint('48.84, 2.37 rue de Lyon')).toBeUndefined();
  expect(writtenPoint('12, 75012 Paris')).toBeUndefined();
  expect(writtenPoint(' 48.844,2.373 ')).toEqual({ lat: 48.844, lng: 2.373 });
  expect(writtenPoint('-12.345, 145.678')).toEqual({ lat: -12.345, lng: 145.678 });
  for (const text of ['148.844, 2.373', '48.84, 2.373', '48.844, 2.37', 'à 48.844, 2.373', '48.844 2.373'])
    expect(writtenPoint(text)).toBeUndefined();
});
