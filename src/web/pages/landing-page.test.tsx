import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { requestTab } from '#web/signals/landing-tab.ts';
import { visit } from '#web/testing/visit.tsx';

describe('the landing page', () => {
  test('offers to book, to sign in and to register, booking first', () => {
    visit('/');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Réservez votre course ou connectez-vous à votre compte',
    );
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Réserver une course',
      'Se connecter',
      'Créer un compte',
    ]);
    expect(screen.getByRole('button', { name: 'Remplissez les adresses pour continuer' })).toBeDisabled();
    expect(document.title).toBe('Beaurivage – Service de transport privé de qualité');
  });

  test('opens on the login form at /login', () => {
    visit('/login');

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Se connecter');
  });

  test.each([
    ['login', 'Se connecter'],
    ['register', 'Créer un compte'],
  ] as const)('opens another tab on the event %s', (tab, label) => {
    visit('/');

    act(() => requestTab(tab));

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label);
  });

  test('returns to the booking with Back', async () => {
    const { user } = visit('/');
    await user.click(screen.getByRole('tab', { name: 'Créer un compte' }));

    history.back();

    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Réserver une course'),
    );
  });

  test('stores the draft for the next visit', async () => {
    const { user } = visit('/');

    await user.type(screen.getByLabelText('Destination'), 'Gare de Lyon');

    expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toMatchObject({
      destination: 'Gare de Lyon',
    });
  });

  test('fills in the stored draft, and moves a past date to now', () => {
    const draft = { pickup: 'Orly', destination: '', date: '2020-01-01T10:00' };
    localStorage.setItem('vtc.booking-draft', JSON.stringify(draft));

    visit('/');

    expect(screen.getByLabelText('Adresse de départ')).toHaveValue('Orly');
    expect(screen.getByLabelText<HTMLInputElement>('Date et heure de départ').value > '2026').toBe(true);
  });

  test('shows how to reach the operator, and nothing that is not set', () => {
    visit('/', { settings: { contactEmail: '', contactPhone: '0184801260' } });

    expect(screen.getByRole('link', { name: 'Appeler le 01 84 80 12 60' })).toHaveAttribute(
      'href',
      'tel:0184801260',
    );
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });

  test.each([
    [{ useLogoAsBackground: 'true', logoUrl: '/logo.png', loginBackgroundUrl: '/sea.jpg' }, '/logo.png'],
    [{ useLogoAsBackground: 'false', logoUrl: '/logo.png', loginBackgroundUrl: '/sea.jpg' }, '/sea.jpg'],
  ])('shows the background that was chosen', (settings, picture) => {
    visit('/', { settings });

    expect(document.querySelector('.stage-picture')).toHaveAttribute('src', picture);
  });
});
