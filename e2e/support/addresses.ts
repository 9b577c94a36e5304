import { expect, type Page } from '@playwright/test';
import { typeInto } from './keyboard.ts';

/** By keyboard: types into an address field and takes the first suggestion. */
export async function chooseAddress(page: Page, label: string, typed: string): Promise<void> {
  await searchAddress(page, label, typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

export async function searchAddress(page: Page, label: string, typed: string): Promise<void> {
  await typeInto(page.getByRole('combobox', { name: label, exact: true }), typed);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
}
