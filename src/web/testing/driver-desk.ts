import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { chloe } from './people.ts';
import { visit } from './visit.tsx';

/** Chloé's dashboard, on one of its tabs. */
export const openDesk = (tab = '') => visit(`/dashboard/driver${tab && `?onglet=${tab}`}`, { as: chloe });

export const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });

export const inCard = async (number: number, name: string) =>
  within(await card(number)).getByRole('button', { name });

export const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

/** Once what it waits for has been read. */
export const idleInDialog = async (name: string) => {
  await waitFor(async () => expect(await inDialog(name)).not.toHaveAttribute('aria-busy'));
  return await inDialog(name);
};
