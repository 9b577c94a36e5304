import type { JournalEntryView } from '#contract/platform/journal.ts';
import { detailOf, sentenceOf } from '#contract/words/journal-sentences.fr.ts';
import { clockText } from '#web/text/dates.ts';
import './journal.css';

export function JournalLine({ entry }: { entry: JournalEntryView }) {
  const { actor, verb, subject } = sentenceOf(entry);
  const detail = detailOf(entry);

  return (
    <li>
      <time dateTime={entry.at}>{clockText(new Date(entry.at))}</time>
      <div>
        <p>
          <b>{actor}</b> {verb} {entry.rideNumber === null ? <b>{subject}</b> : subject}
        </p>
        {detail && <small>{detail}</small>}
      </div>
    </li>
  );
}
