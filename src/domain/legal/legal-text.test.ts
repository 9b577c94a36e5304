import { describe, expect, test } from 'vitest';
import { blocksOf, filledIn, type LegalFacts, legalFactNames, namesFacts } from './legal-text.ts';

const facts: LegalFacts = {
  entreprise: 'Beaurivage SAS',
  adresse: '27 bis avenue Bizot',
  email: 'bonjour@beaurivage.demo',
  téléphone: '01 84 80 12 60',
  médiateur: 'Médiation Mobilités',
  annulation: '',
  attente: '',
};

describe('a legal text', () => {
  test('has headings, paragraphs and lists', () => {
    const text = '# 1. Objet\nDes courses\nréservées.\n\n\n- un\n- deux\n\n# Fin';

    expect(blocksOf(text)).toEqual([
      { kind: 'heading', text: '1. Objet' },
      { kind: 'paragraph', text: 'Des courses réservées.' },
      { kind: 'list', items: ['un', 'deux'] },
      { kind: 'heading', text: 'Fin' },
    ]);
  });

  test('is read without the spaces around its lines', () => {
    expect(blocksOf('  #  Titre  \n  suite \n\n -  un \n - deux  \n\n  \n\n# Seul')).toEqual([
      { kind: 'heading', text: 'Titre' },
      { kind: 'paragraph', text: 'suite' },
      { kind: 'list', items: ['un', 'deux'] },
      { kind: 'heading', text: 'Seul' },
    ]);
  });

  test('of Windows is the same text', () => {
    expect(blocksOf('# A\r\nb\r\n\r\nc')).toEqual(blocksOf('# A\nb\n\nc'));
  });

  test('knows no markup', () => {
    expect(blocksOf('<b>gras</b> **gras** #non')).toEqual([
      { kind: 'paragraph', text: '<b>gras</b> **gras** #non' },
    ]);
  });

  test.each(['', '\n\n \n'])('of %j is empty', (text) => {
    expect(blocksOf(text)).toEqual([]);
  });

  test('a paragraph with a dash in it is no list', () => {
    expect(blocksOf('un\n- deux')).toEqual([{ kind: 'paragraph', text: 'un - deux' }]);
  });
});

describe('the facts of a legal text', () => {
  test('are named between braces', () => {
    for (const name of legalFactNames) expect(namesFacts(`Avant {${name}} après`)).toBe(true);
    expect(namesFacts('Avant annulation, après {autre chose}')).toBe(false);
    expect(namesFacts('')).toBe(false);
  });

  test('take their places', () => {
    const blocks = blocksOf('# Chez {entreprise}\n\nÉcrire à {email}, puis {email}.\n\n- {téléphone}');

    expect(filledIn(blocks, facts)).toEqual([
      { kind: 'heading', text: 'Chez Beaurivage SAS' },
      { kind: 'paragraph', text: 'Écrire à bonjour@beaurivage.demo, puis bonjour@beaurivage.demo.' },
      { kind: 'list', items: ['01 84 80 12 60'] },
    ]);
  });

  test('that were not given take their paragraph or line with them', () => {
    const blocks = blocksOf('Saisir {médiateur}.\n\n- {médiateur}\n- {email}\n\n- {médiateur}\n\nFin.');

    expect(filledIn(blocks, { ...facts, médiateur: '' })).toEqual([
      { kind: 'list', items: ['bonjour@beaurivage.demo'] },
      { kind: 'paragraph', text: 'Fin.' },
    ]);
  });

  test('that are unknown are text', () => {
    expect(filledIn(blocksOf('{prénom} et {toString}'), facts)).toEqual([
      { kind: 'paragraph', text: '{prénom} et {toString}' },
    ]);
  });

  test('keeps the signs that French sets apart on the line of their word', () => {
    const text = 'La note : dès 25 € ; « sur demande » avant, à 10 %.';

    expect(filledIn(blocksOf(text), facts)).toEqual([
      {
        kind: 'paragraph',
        text: 'La note\u00a0: dès 25\u00a0€\u00a0; «\u00a0sur demande\u00a0» avant, à 10\u00a0%.',
      },
    ]);
  });
});
