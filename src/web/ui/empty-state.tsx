import type { ReactNode } from 'react';
import './empty-state.css';
import { LineDrawing } from './line-drawing.tsx';

type Props = { title: string; text?: ReactNode; action?: ReactNode };

/** Nothing here yet, and the next step when there is one. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="empty">
      <LineDrawing />
      <h2 className="heading">{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
