import { describe, expect, test } from 'vitest';
import { promised, running } from '#web/testing/stand-in-rides.ts';
import { navigationLinks } from './navigation-links.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

describe('the navigation links', () => {
  test('go to the client before the start and to the destination afterwards', () => {
    const [before] = navigationLinks(promised, android);
    const [after] = navigationLinks(running, android);

    expect(before?.href).toBe('geo:48.8443,2.3743?q=48.8443,2.3743');
    expect(after?.href).toBe('geo:48.7262,2.3652?q=48.7262,2.3652');
  });

  test.each([
    [android, ['Application du téléphone', 'Google Maps', 'Waze']],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ['Plans', 'Google Maps', 'Waze']],
    ['Mozilla/5.0 (X11; Linux x86_64)', ['Google Maps', 'Waze']],
  ])('begin with the maps app of the phone, where it has one', (userAgent, names) => {
    const links = navigationLinks(running, userAgent);

    expect(links.map(({ name }) => name)).toEqual(names);
  });
});
