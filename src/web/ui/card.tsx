import { type ReactNode, useId } from 'react';
import './card.css';

type Props = { title?: string; tools?: ReactNode; children: ReactNode };

export function Card({ title, tools, children }: Props) {
  const id = useId();

  if (!title) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
      <header className="card-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {tools}
      </header>
      {children}
    </section>
  );
}
