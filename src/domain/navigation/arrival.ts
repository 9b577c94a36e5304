import type { Role } from '../account/roles.ts';
import { may } from '../policy.ts';
import { homeOf, type Page, pageAt } from './pages.ts';

export type Arrival = { page: Page } | { redirectTo: string };

/**
 * The page or the redirect for a path. Every redirect leads to a page that the same visitor may open, so that no
 * redirect loop can exist.
 */
export function arrivalAt(path: string, role: Role | null): Arrival {
  const page = pageAt(path);
  if (!page) return { redirectTo: role ? homeOf(role) : '/login' };
  if (mayEnter(page, role)) return { page };
  return { redirectTo: role ? homeOf(role) : '/' };
}

function mayEnter({ access, signedOutToo = false }: Page, role: Role | null): boolean {
  if (access === 'everyone') return true;
  if (access === 'signed_out') return role === null;
  if (role === null) return signedOutToo;
  return access === 'signed_in' || may({ role }, access);
}
