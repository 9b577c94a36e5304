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

  test('go by the address when the place is unknown', () => {
    const lost = { ...promised, pickupAddress: 'Chez Paul, Évry', pickupLat: null, pickupLng: null };
    const links = (userAgent: string) => navigationLinks(lost, userAgent).map(({ href }) => href);

    expect(links(android)).toEqual([
      'geo:0,0?q=Chez%20Paul%2C%20%C3%89vry',
      'https://www.google.com/maps/dir/?api=1&destination=Chez%20Paul%2C%20%C3%89vry&travelmode=driving',
      'https://waze.com/ul?q=Chez%20Paul%2C%20%C3%89vry&navigate=yes',
    ]);
    expect(links('iPhone')[0]).toBe('https://maps.apple.com/?daddr=Chez%20Paul%2C%20%C3%89vry&dirflg=d');
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
