import type { ReactNode } from 'react';
import { MAIN_ID } from './main-id.ts';
import { NavigationBar } from './navigation-bar.tsx';
import './shell.css';

export function SignedInFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Aller au contenu
      </a>
      <NavigationBar />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
