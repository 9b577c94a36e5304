import { expect, test } from 'vitest';
import { sharpImages } from './sharp-images.ts';

const drawing = (inside: string, side = 64) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inside}</svg>`);

/** Small to send, and minutes of work to draw. */
const heavy = drawing(
  `<filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.5" numOctaves="9"/><feMorphology radius="90"/>'.repeat(40)}</filter>
   <rect width="6000" height="6000" filter="url(#f)"/>`,
  6000,
);

test('a drawing becomes a logo and a square icon', async () => {
  const made = await sharpImages().encodeLogo(drawing('<rect width="64" height="32" fill="red"/>'));

  expect(made).toMatchObject({
    logo: { contentType: 'image/webp', name: expect.stringMatching(/^[\da-f]{24}-logo\.webp$/u) },
    favicon: { contentType: 'image/png' },
  });
});

test('an icon is drawn from a picture', async () => {
  const picture = drawing('<circle cx="32" cy="32" r="30"/>');

  const icon = await sharpImages().drawIcon(picture, { side: 192, share: 0.8, background: '#123456' });

  expect(icon.subarray(1, 4).toString()).toBe('PNG');
});

test('four heavy drawings are each given up in time, and hold up nothing meanwhile', async () => {
  const images = sharpImages(1_000);
  let turns = 0;
  const made = Promise.all([heavy, heavy, heavy, heavy].map((bytes) => images.encodeLogo(bytes)));
  const watching = setInterval(() => (turns += 1), 20);

  expect(await made).toEqual(Array.from({ length: 4 }, () => 'logo_unreadable'));
  clearInterval(watching);

  expect(turns).toBeGreaterThan(10);
});

test('after one that was given up the next is made', async () => {
  const images = sharpImages(3_000);
  const [, light] = await Promise.all([
    images.encodeLogo(heavy),
    images.encodeLogo(drawing('<rect width="9" height="9"/>')),
  ]);

  expect(light).toMatchObject({ logo: { contentType: 'image/webp' } });
});

test('what is no picture, or packed, is refused', async () => {
  const images = sharpImages();

  expect(await images.encodeLogo(Buffer.from('hello'))).toBe('logo_type');
  expect(await images.encodeLogo(Buffer.from([0x1f, 0x8b, 8, 0]))).toBe('logo_type');
});
