import type { ReactNode } from 'react';
import './kept-list.css';

export function KeptList({ children }: { children: ReactNode }) {
  return <dl className="kept-list">{children}</dl>;
}

type Props = { name: string; hint?: string | undefined; children?: ReactNode };

export function KeptLine({ name, hint, children }: Props) {
  return (
    <div>
      <dt>
        {name}
        {hint && <small>{hint}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
