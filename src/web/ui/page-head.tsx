import type { ReactNode } from 'react';
import './page-head.css';

type Props = { title: string; subtitle?: ReactNode; tools?: ReactNode };

export function PageHead({ title, subtitle, tools }: Props) {
  return (
    <header className="page-head">
      <hgroup>
        <h1 className="title">{title}</h1>
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </hgroup>
      {tools}
    </header>
  );
}
