import type { KeyboardEvent, ReactNode } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Days in rows of seven: Tab reaches one of them, the arrow keys the others. */
export function ArrowGrid({ className, children }: { className: string; children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const next = days[days.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <nav className={className} aria-label="Jours du mois" onKeyDown={move}>
      {children}
    </nav>
  );
}
