import type { Role } from '#domain/account/roles.ts';
import { arrivalAt } from '#domain/navigation/arrival.ts';
import { prepareFrame } from './lazy-frame.tsx';
import { ControlPart, FramedPart, LandingPart, loadFramedPage } from './parts.ts';

/** Loads the code of the page at this path, so that its first render is complete. */
export async function preparePage(path: string, role: Role | null): Promise<void> {
  const arrival = arrivalAt(path, role);
  if ('redirectTo' in arrival) return;
  const { name } = arrival.page;
  if (name === 'landing' || name === 'login') await LandingPart.prepare();
  else if (name === 'control') await ControlPart.prepare();
  else {
    const { prepareFramedPage } = await loadFramedPage();
    await Promise.all([prepareFramedPage(name), FramedPart.prepare(), prepareFrame()]);
  }
}
