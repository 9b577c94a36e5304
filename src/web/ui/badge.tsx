import type { ReactNode } from 'react';
import './badge.css';
import './tone.css';
import type { Tone } from './tone.ts';

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}

/** A dot and a label; the shape of the dot says as much as its colour. */
type StatusProps = { tone: Tone; shape?: 'full' | 'hollow' | 'live' | 'alert'; children: ReactNode };

export function Status({ tone, shape = 'full', children }: StatusProps) {
  return <span className={`status status-${shape} tone-${tone}`}>{children}</span>;
}
