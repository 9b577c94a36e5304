import { expect, type Locator } from '@playwright/test';

/** Past the lists of everybody whose journeys share a site. */
const FAR_ENOUGH = 240;

/** Moves the focus with the Tab key. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let step = 0; step < FAR_ENOUGH; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
