import { describe, expect, test } from 'vitest';
import { map, settings } from '#web/testing/people.ts';
import { render } from './entry-server.tsx';

const state = { user: null, settings, stripeEnabled: false, map };

describe('the page made on the server', () => {
  test('shows the operator and the open tab', async () => {
    const html = await render({ path: '/login', state });

    expect(html).toContain('Beaurivage');
    expect(html).toMatch(/aria-selected="true"[^>]*>Se connecter/u);
  });

  test('carries no inline style or script, which the security policy forbids', async () => {
    const html = await render({
      path: '/',
      state: { ...state, settings: { ...settings, logoUrl: '/logo.png' } },
    });

    expect(html).not.toMatch(/ style=|<style|<script/u);
  });
});
