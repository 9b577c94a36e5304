import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visit } from '#web/testing/visit.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Date et heure de départ');
const choose = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T08:30:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the departure', () => {
  test('is now at the earliest, in Paris time', () => {
    visit('/');

    expect(field()).toHaveAttribute('min', '2026-03-20T09:30');
  });

  test('is written out in French while it is not focused', () => {
    visit('/');

    choose('2026-05-04T09:30');

    expect(screen.getByText('lun. 4 mai 2026 à 09:30')).toBeInTheDocument();
  });

  test('is set to soon with one press, with time left for a driver to answer', () => {
    visit('/');

    fireEvent.click(screen.getByRole('button', { name: 'Dans 15 min' }));

    expect(field()).toHaveValue('2026-03-20T09:45');
    expect(screen.queryByRole('button', { name: 'Dans 15 min' })).toBeNull();
  });

  test('is refused in the hour that the clocks skip', () => {
    visit('/');

    choose('2026-03-29T02:30');

    expect(field()).toHaveAccessibleDescription(/Cette heure n’existe pas/u);
  });

  test('is refused in the past', () => {
    visit('/');

    choose('2026-03-20T09:00');

    expect(field()).toHaveAccessibleDescription(
      /Cette heure est déjà passée\. Choisissez-en une à venir\.$/u,
    );
  });

  test.each([
    { from: 'New York', minutes: -300, hint: 'heure de Paris' },
    { from: 'Berlin', minutes: 60, hint: '' },
  ])('says to a person in $from: $hint', ({ minutes, hint }) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);

    visit('/');

    expect(field().parentElement?.nextElementSibling?.textContent ?? '').toBe(hint);
    vi.restoreAllMocks();
  });

  test('is required like the addresses', () => {
    visit('/');

    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Destination' }), { key: 'Enter' });

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(field()).toHaveAccessibleDescription(/Ce champ est obligatoire\.$/u);
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveAccessibleDescription(
      'Ce champ est obligatoire.',
    );
  });
});
