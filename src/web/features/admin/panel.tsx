import { type ReactNode, useId } from 'react';
import './panel.css';

type Props = {
  title: string;
  note?: ReactNode;
  /** At the end of the head. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** A framed part of the page under its title. */
export function Panel({ title, note, action, busy = false, children }: Props) {
  const id = useId();

  return (
    <section className="panel" aria-labelledby={id} aria-busy={busy || undefined}>
      <header className="panel-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <span className="panel-note">{note}</span>
        {action}
      </header>
      {children}
    </section>
  );
}
