import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { PageState } from '#contract/page-state.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { api } from '#web/testing/api.ts';
import { map, settings } from '#web/testing/people.ts';
import type { Route } from './route.ts';
import { RouteMap } from './route-map.tsx';

const from = [48.8443, 2.3735] as const;
const to = [49.0097, 2.5479] as const;

const stateWith = (tilesUrl: string) => ({
  user: null,
  settings,
  stripeEnabled: false,
  map: { ...map, tilesUrl },
});

function TripMap({ route, state }: { route: Partial<Route>; state: PageState }) {
  return (
    <PageStateContext value={state}>
      <RouteMap route={{ from, to, path: [], ...route }} />
    </PageStateContext>
  );
}

async function show(route: Partial<Route>, tilesUrl = map.tilesUrl) {
  const { container } = render(<TripMap route={route} state={stateWith(tilesUrl)} />);
  await waitFor(() => expect(container.querySelector('.map-mark-start')).not.toBeNull());
  return (selector: string) => container.querySelectorAll(selector).length;
}

describe('the map of a trip', () => {
  test('draws the route between a dot and a square', async () => {
    const count = await show({ path: [from, [48.9, 2.4], to] });

    expect([
      count('.map-road'),
      count('.map-halo'),
      count('.map-mark-start'),
      count('.map-mark-end'),
    ]).toEqual([1, 1, 1, 1]);
    expect(count('.map-guess')).toBe(0);
  });

  test('draws the marks alone while there is no route', async () => {
    const count = await show({});

    expect([count('.map-lines path'), count('.map-mark')]).toEqual([0, 2]);
  });

  test('joins two ends without a route by a dotted line', async () => {
    const count = await show({ path: [from, to] });

    expect([count('.map-guess'), count('.map-road')]).toEqual([1, 0]);
  });

  test('opens driving directions in a new tab', async () => {
    await show({});

    const link = screen.getByRole('link', { name: 'Ouvrir l’itinéraire (nouvel onglet)' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&origin=48.8443%2C2.3735&destination=49.0097%2C2.5479&travelmode=driving',
    );
  });

  test('shows its attribution, and is a region of the page', async () => {
    await show({});

    expect(screen.getByRole('region', { name: 'Itinéraire sur la carte' })).toHaveTextContent(
      '© OpenStreetMap',
    );
  });

  test('shows the times beside both ends when it has them', async () => {
    const pins = {
      from: { label: 'Départ', text: 'lun. 4 mai' },
      to: { label: 'Arrivée estimée', text: '10:12' },
    };
    const count = await show({ pins });

    expect(count('.map-pin')).toBe(2);
  });
});

describe('the tiles of a map', () => {
  const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.map-tile')];

  test('are pictures without a text, seen once they are loaded', async () => {
    const count = await show({});
    const [tile] = tiles();
    expect(tile).toHaveAttribute('src', '/tiles/10/519/351.png');
    expect(tile).toHaveAttribute('alt', '');
    expect(count('.map-tile-loaded')).toBe(0);

    tile?.dispatchEvent(new Event('load'));

    expect(count('.map-tile-loaded')).toBe(1);
  });

  test('of the view before stay until those of the next are there', async () => {
    const state = stateWith(map.tilesUrl);
    const { rerender } = render(<TripMap route={{}} state={state} />);
    await waitFor(() => expect(tiles()).toHaveLength(1));

    rerender(<TripMap route={{ from: [43.2965, 5.3698], to: [43.4411, 5.2214] }} state={state} />);
    expect(tiles().map(({ src }) => new URL(src).pathname)).toEqual([
      '/tiles/10/519/351.png',
      '/tiles/10/527/374.png',
    ]);
    tiles()[1]?.dispatchEvent(new Event('load'));

    expect(tiles().map(({ src }) => new URL(src).pathname)).toEqual(['/tiles/10/527/374.png']);
  });

  test('go with their map', async () => {
    const { container, unmount } = render(<TripMap route={{}} state={stateWith(map.tilesUrl)} />);
    await waitFor(() => expect(tiles()).toHaveLength(1));
    const frame = container.querySelector('.map-container');

    unmount();

    await waitFor(() => expect(frame).toBeEmptyDOMElement());
  });
});

describe('a map without tiles', () => {
  const marseille = { from: [43.2965, 5.3698], to: [43.4411, 5.2214] } as const;

  test('shows départements, and the communes of Île-de-France by their names', async () => {
    const read = serveOutlines();

    const count = await show({}, '');

    await waitFor(() => expect([count('.map-departement'), count('.map-commune')]).toEqual([1, 1]));
    expect(count('.map-land')).toBe(1);
    expect(read).toEqual(['departements', 'communes']);
    expect(await screen.findByRole('link', { name: '© IGN' })).toHaveAttribute(
      'href',
      'https://geoservices.ign.fr/',
    );
  });

  test('draws the communes once, even if it moves while they are read', async () => {
    const read = serveOutlines(50);
    const state = stateWith('');
    const { container, rerender } = render(<TripMap route={{}} state={state} />);
    await waitFor(() => expect(read).toEqual(['departements', 'communes']));

    rerender(<TripMap route={{ to: [48.7262, 2.3652] }} state={state} />);

    await waitFor(() => expect(container.querySelector('.map-commune')).not.toBeNull());
    expect(container.querySelectorAll('.map-commune')).toHaveLength(1);
    expect(read).toEqual(['departements', 'communes']);
  });

  test('reads no communes elsewhere', async () => {
    const read = serveOutlines();

    const count = await show(marseille, '');

    await waitFor(() => expect(count('.map-departement')).toBe(1));
    expect(read).toEqual(['departements']);
  });

  test('is what a map becomes whose tiles fail, until one arrives', async () => {
    const read = serveOutlines();
    const count = await show({});
    expect(read).toEqual([]);
    const tile = await waitFor(() => {
      const found = document.querySelector('.map-tile');
      expect(found).not.toBeNull();
      return found as HTMLImageElement;
    });

    tile.dispatchEvent(new Event('error'));
    await waitFor(() => expect(count('.map-land')).toBe(1));
    expect(await screen.findByRole('link', { name: '© IGN' })).toBeVisible();
    document.querySelectorAll('.map-tile')[0]?.dispatchEvent(new Event('load'));

    await waitFor(() => expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible());
    await waitFor(() => expect(count('.map-land')).toBe(0));
  });
});

/** Answers with the outlines of the project, and collects which were read. */
function serveOutlines(delayMs = 0): string[] {
  const read: string[] = [];
  api.use(
    http.get('*/outlines/:file', async ({ params }) => {
      const file = String(params.file);
      read.push(file.replace('.json', ''));
      await delay(delayMs);
      return HttpResponse.text(readFileSync(`src/web/map/outlines/${file}`, 'utf8'));
    }),
  );
  return read;
}
