import { useId } from 'react';
import { type TermedRide, termsSteps } from '#contract/sentences/cancellation-words.fr.ts';
import './terms-block.css';

/** The cost of a cancellation over time, as clients read it: each step has its own shape and colour. */
export function TermsBlock({ termed, now }: { termed: TermedRide; now: Date }) {
  const id = useId();

  return (
    <section className="terms-block" aria-labelledby={id}>
      <h4 id={id}>Si vous annulez</h4>
      <ol>
        {termsSteps(termed, now).map(({ tone, title, text }) => (
          <li key={tone} className={`terms-${tone}`}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
