import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import {
  changeForfait,
  createForfait,
  deleteForfait,
  listForfaits,
} from '#contract/pricing/pricing.calls.ts';
import { quoteTrip, suggestPlaces } from '#contract/trip/places.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { showPricing } from '../show-pricing.tsx';
import { readyMade } from './ready-made-zones.ts';

const zone = (name: string) => readyMade.find((made) => made.zone.name === name)?.zone ?? { name, parts: [] };
const parisCdg: ForfaitView = {
  id: 'forfait-1',
  from: zone('Paris'),
  to: zone('CDG'),
  price: '65.00',
  isBothWays: true,
  isActive: true,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startHour: null,
  endHour: null,
  takesCoefficient: false,
};
const defenseCdg: ForfaitView = {
  ...parisCdg,
  id: 'forfait-2',
  from: zone('La Défense'),
  price: '70.00',
  isBothWays: false,
  weekdays: [6, 0],
  startHour: 4,
  endHour: 22,
  takesCoefficient: true,
};

type Sent = { method: string; id: unknown; body: unknown };

async function openForfaits(stored: ForfaitView[] = [parisCdg, defenseCdg]) {
  const sent: Sent[] = [];
  const note = async (method: string, id: unknown, request: Request) => {
    sent.push({ method, id, body: method === 'DELETE' ? undefined : await request.json() });
    return HttpResponse.json(parisCdg);
  };
  const { user } = showPricing(undefined, [
    on(listForfaits, () => HttpResponse.json(stored)),
    on(createForfait, ({ request }) => note('POST', undefined, request)),
    on(changeForfait, ({ request, params }) => note('PATCH', params.id, request)),
    on(deleteForfait, ({ request, params }) => note('DELETE', params.id, request)),
  ]);
  await user.click(await screen.findByRole('tab', { name: /Forfaits/u }));
  await screen.findByRole('button', { name: 'Nouveau forfait' });
  return { user, sent };
}

describe('the forfaits', () => {
  test('are listed with their price and terms', async () => {
    await openForfaits();

    const first = screen.getByRole('article', { name: 'Paris ↔ CDG' });
    expect(first).toHaveTextContent(/65,00\s€Dans les deux sens · tous les joursActiver/u);
    expect(screen.getByRole('article', { name: 'La Défense → CDG' })).toHaveTextContent(
      'Aller seulement · samedi et dimanche, 04:00 – 22:00 · coefficient de la règle appliqué',
    );
    expect(screen.getByRole('tab', { name: /Forfaits\s*2/u })).toBeVisible();
  });

  test('are none at first, and the first is proposed', async () => {
    const { user, sent } = await openForfaits([]);
    expect(screen.getByText('Commencez par Paris ↔ CDG.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Nouveau forfait' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer le forfait' }));
    expect(screen.getByText(/^Un forfait coûte plus de 0\s€\.$/u)).toBeVisible();
    expect(screen.getByLabelText('Prix TTC')).toHaveFocus();
    await user.type(screen.getByLabelText('Prix TTC'), '65');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le forfait' }));

    await expect
      .poll(() => sent)
      .toEqual([{ method: 'POST', id: undefined, body: { ...withoutId(parisCdg), price: '65' } }]);
  });

  test('are changed: another zone, another radius, other days and hours', async () => {
    const { user, sent } = await openForfaits();

    await user.click(screen.getByRole('button', { name: 'Modifier «\u00a0Paris ↔ CDG\u00a0»' }));
    await user.click(await screen.findByRole('button', { name: 'Orly' }));
    await user.clear(screen.getByLabelText('Rayon'));
    await user.type(screen.getByLabelText('Rayon'), '2,6');
    await user.click(screen.getByRole('button', { name: 'dimanche' }));
    await user.selectOptions(screen.getByLabelText('Heure de début'), '06:00');
    await user.click(screen.getByRole('checkbox', { name: /coefficient/u }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer le forfait' }));

    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      id: 'forfait-1',
      body: {
        to: { name: 'Orly', parts: [{ kind: 'circle', radius: 2600 }] },
        weekdays: [1, 2, 3, 4, 5, 6],
        startHour: 6,
        takesCoefficient: true,
      },
    });
  });

  test('show what the coefficient of a rule makes of their price, to the cent that is charged', async () => {
    const { user } = await openForfaits();

    await user.click(screen.getByRole('button', { name: 'Modifier «\u00a0Paris ↔ CDG\u00a0»' }));
    const price = await screen.findByLabelText('Prix TTC');
    await user.clear(price);
    await user.type(price, '60,14');

    expect(screen.getByText(/60,14\s€ × 1,25 = 75,18\s€/u)).toBeVisible();
  });

  test('say which price wins for two addresses, and why the others do not', async () => {
    const { user } = await openForfaits();
    api.use(
      on(suggestPlaces, ({ request }) => {
        const input = new URL(request.url).searchParams.get('input') ?? '';
        const [lat, lng] = input.startsWith('Gare') ? [48.8443, 2.3744] : [49.0037, 2.5745];
        return HttpResponse.json({
          suggestions: [{ id: input, address: input, lat, lng }],
          clearId: input,
          limited: false,
        });
      }),
      on(quoteTrip, () => HttpResponse.json({ distance: 30, duration: 40, path: [] })),
    );

    await user.type(screen.getByRole('combobox', { name: 'De' }), 'Gare');
    await user.click(await screen.findByRole('option'));
    await user.type(screen.getByRole('combobox', { name: 'À' }), 'Roissy');
    await user.click(await screen.findByRole('option'));

    const preview = screen.getByRole('region', { name: 'Quel prix gagne, et pourquoi' });
    const [winner, rule, other] = await within(preview).findAllByRole('listitem');
    expect(winner).toHaveTextContent(
      /Forfait Paris → CDGLes deux adresses sont dans ses zones.: il fixe le prix\.65,00\s€/u,
    );
    expect(rule).toHaveTextContent('Sert quand aucun forfait ne convient.');
    expect(other).toHaveTextContent('Le départ n’est pas dans La Défense.');
  });

  test('are deleted after a question', async () => {
    const { user, sent } = await openForfaits();

    await user.click(screen.getByRole('button', { name: 'Supprimer «\u00a0Paris ↔ CDG\u00a0»' }));
    await user.click(screen.getByRole('button', { name: 'Supprimer le forfait' }));

    await expect.poll(() => sent).toEqual([{ method: 'DELETE', id: 'forfait-1', body: undefined }]);
  });
});

function withoutId({ id: _id, ...body }: ForfaitView) {
  return body;
}
