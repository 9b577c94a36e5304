import type { ReactNode } from 'react';
import { type LegalPageName, legalPages } from '#domain/legal/legal-pages.ts';

/** In a new tab, so that nothing typed is lost. */
export function LegalLink({ page, children }: { page: LegalPageName; children: ReactNode }) {
  return (
    <a href={legalPages[page].path} target="_blank" rel="noreferrer">
      {children}
      <span className="hidden-text"> (nouvel onglet)</span>
    </a>
  );
}
