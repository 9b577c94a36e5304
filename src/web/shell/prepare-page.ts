import type { Role } from '#domain/account/roles.ts';
import { arrivalAt } from '#domain/navigation/arrival.ts';
import { pageComponents } from '#web/pages/page-components.ts';
import { prepareFrame } from './lazy-frame.tsx';

/** Brings all that the page at this path is made of, so that its first drawing is the page itself. */
export async function preparePage(path: string, role: Role | null): Promise<void> {
  const arrival = arrivalAt(path, role);
  if ('redirectTo' in arrival) return;
  const page = pageComponents[arrival.page.name];
  if ('prepare' in page) await Promise.all([page.prepare(), prepareFrame()]);
}
