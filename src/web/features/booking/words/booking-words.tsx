import { Suspense, useState } from 'react';
import { type BookingWord, bookingWords, isOn, isSeveral, toggled } from '#web/signals/chosen-words.ts';
import { sayNotLoaded } from '#web/ui/preloadable.tsx';
import { useBooking } from '../draft/use-booking.ts';
import './booking-words.css';
import { wordList } from './word-list.tsx';

/** One row of words: none of them adds a field before it is tapped. */
export function BookingWords() {
  const { edited } = useBooking();
  // An edited ride stays a single ride.
  const offered = edited ? bookingWords.filter((word) => !isSeveral({ words: word })) : bookingWords;

  return (
    <>
      <Opened place="UnderDate" />
      <fieldset className="booking-words" aria-label="Ajouter à la course">
        {offered.map((word) => (
          <WordButton key={word} word={word} />
        ))}
      </fieldset>
      <Opened place="Below" />
    </>
  );
}

function WordButton({ word }: { word: BookingWord }) {
  const { draft, change } = useBooking();
  const [isOpening, setOpening] = useState(false);
  const { text, Icon, Between, UnderDate, Below, start, isFaint } = wordList[word];
  const isOut = isFaint(draft) && !isOn(draft, word);

  const toggle = () => change((now) => ({ ...start?.(now), words: toggled(now, word) }));
  const tap = async () => {
    if (isOut || isOpening) return;
    if (isOn(draft, word)) return toggle();
    setOpening(true);
    await (Between ?? UnderDate ?? Below)?.prepare().then(toggle, sayNotLoaded);
    setOpening(false);
  };

  return (
    <button
      type="button"
      aria-pressed={isOn(draft, word)}
      aria-disabled={isOut || undefined}
      onClick={() => void tap()}
    >
      <Icon aria-hidden="true" />
      {text}
    </button>
  );
}

/** What the words that are on have opened at a place of the form. */
export function Opened({ place }: { place: 'Between' | 'UnderDate' | 'Below' }) {
  const { draft } = useBooking();

  return bookingWords.map((word) => {
    const Lines = wordList[word][place];
    return (
      Lines &&
      isOn(draft, word) && (
        <Suspense key={word}>
          <Lines />
        </Suspense>
      )
    );
  });
}
