import { type ElementHandle, expect, type Locator } from '@playwright/test';

/** Past the lists of everybody whose journeys share a site. */
const FAR_ENOUGH = 240;

/** Moves the focus with the Tab key. The target is found once: by its role, that takes longer than a step. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  let element = await target.elementHandle();
  for (let step = 0; step < FAR_ENOUGH; step++) {
    const { isFocused, isGone } = await lookAt(element);
    if (isFocused) break;
    if (isGone) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

async function lookAt(element: ElementHandle | null) {
  const found = await element?.evaluate((node) => ({
    isFocused: node === document.activeElement,
    isGone: !node.isConnected,
  }));
  return found ?? { isFocused: false, isGone: true };
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

/** Once it answers: a button that waits for something lets a press go by. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await expect(target).not.toHaveAttribute('aria-busy');
  await target.page().keyboard.press(key);
}
