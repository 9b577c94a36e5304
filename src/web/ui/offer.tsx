import { type ReactNode, useId } from 'react';
import './offer.css';

type Props = {
  shown: boolean;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** The answers, as buttons. */
  children: ReactNode;
};

/** An offer above the page, which covers nothing of it. Its live region is always mounted, so that it is announced. */
export function Offer({ shown, icon, title, text, children }: Props) {
  const id = useId();

  return (
    <div aria-live="polite">
      {shown && (
        <section className="offer" aria-labelledby={id}>
          {icon}
          <div>
            <h2 className="offer-title" id={id}>
              {title}
            </h2>
            <p>{text}</p>
            <div className="offer-answers">{children}</div>
          </div>
        </section>
      )}
    </div>
  );
}
