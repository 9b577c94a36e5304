import type { Role } from '#domain/account/roles.ts';
import { arrivalAt } from '#domain/navigation/arrival.ts';
import { pageComponents } from '#web/pages/page-components.ts';
import { prepareFrame } from './lazy-frame.tsx';

/** Loads the code of the page at this path, so that its first render is complete. */
export async function preparePage(path: string, role: Role | null): Promise<void> {
  const arrival = arrivalAt(path, role);
  if ('redirectTo' in arrival) return;
  const { name } = arrival.page;
  const page = pageComponents[name];
  if ('prepare' in page) await Promise.all([page.prepare(), name !== 'control' && prepareFrame()]);
}
