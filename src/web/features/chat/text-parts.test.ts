import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

describe('a web address in a message', () => {
  test('becomes a link, and the text around it stays text', () => {
    expect(textParts('Plan : https://osm.org/#map=19/48.8 à gauche')).toEqual([
      { from: 0, text: 'Plan : ' },
      { from: 7, text: 'https://osm.org/#map=19/48.8', href: 'https://osm.org/#map=19/48.8' },
      { from: 35, text: ' à gauche' },
    ]);
  });

  test.each([
    ['Voyez http://exemple.fr/a.', 'http://exemple.fr/a'],
    ['(https://exemple.fr)', 'https://exemple.fr'],
    ['« https://exemple.fr/x »', 'https://exemple.fr/x'],
    ['HTTPS://EXEMPLE.FR !', 'HTTPS://EXEMPLE.FR'],
  ])('of %s leaves out the punctuation that ends the sentence', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://exemple.fr',
    '<a href="javascript:alert(1)">ici</a>',
    'https://',
    'xhttp s://exemple.fr',
  ])('is not made of %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('loses no character and adds none', () => {
    const text = 'a https://b.fr, https://c.fr/?d=e&f=%20 g';

    const whole = textParts(text).map((part) => part.text);

    expect(whole.join('')).toBe(text);
    expect(links(text)).toEqual(['https://b.fr', 'https://c.fr/?d=e&f=%20']);
  });
});
