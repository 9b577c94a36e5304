import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import '#web/ui/tone.css';
import type { Tone } from '#web/ui/tone.ts';
import { DeskLink } from './desk-link.tsx';
import './outcome.css';

type Props = {
  tone: Tone;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** The link to the ride in its list. */
  address: string;
  /** A secondary action, under the others. */
  further?: ReactNode;
  children?: ReactNode;
};

/** Replaces the methods where there is nothing to choose. */
export function Outcome({ tone, icon, title, text, address, further, children }: Props) {
  return (
    <article className={`outcome tone-${tone}`}>
      <span className="outcome-mark">{icon}</span>
      <h1 className="outcome-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="outcome-text">{text}</p>
      {children}
      <footer className="outcome-ways">
        <DeskLink />
        <a className={buttonClass({ tone: 'plain', block: true })} href={address}>
          Voir la course
        </a>
        {further}
      </footer>
    </article>
  );
}
