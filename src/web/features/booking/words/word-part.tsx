import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { type BookingWord, toggled } from '#web/signals/chosen-words.ts';
import { useBooking } from '../draft/use-booking.ts';
import './word-part.css';

type Props = { word: BookingWord; icon: ReactNode; title: string; closeLabel: string; children: ReactNode };

/** The lines that a word opens below, with a button that takes it back. */
export function WordPart({ word, icon, title, closeLabel, children }: Props) {
  const { change } = useBooking();

  return (
    <section className="word-part" aria-label={title}>
      <div className="word-part-head">
        {icon}
        <h2>{title}</h2>
        <button
          type="button"
          className="input-tool"
          aria-label={closeLabel}
          onClick={() => change((now) => ({ words: toggled(now, word) }))}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  );
}
