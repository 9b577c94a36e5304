import type { ReactNode } from 'react';

/** In a new tab, so that nothing typed is lost. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="hidden-text"> (nouvel onglet)</span>
    </a>
  );
}
