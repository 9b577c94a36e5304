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
  /** Where the ride is found again. */
  address: string;
  /** A quiet way on, under the others. */
  further?: ReactNode;
  children?: ReactNode;
};

/** Takes the place of the methods where there is nothing to choose. */
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
