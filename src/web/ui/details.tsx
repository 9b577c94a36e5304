import type { ReactNode } from 'react';
import './details.css';

export function Details({ children }: { children: ReactNode }) {
  return <dl className="details">{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="faint">Non renseigné</span>}</dd>
    </div>
  );
}
