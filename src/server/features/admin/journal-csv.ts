import type { JournalEntryView } from '#contract/platform/journal.ts';
import { detailOf, journalColumns, sentenceOf } from '#contract/words/journal-sentences.fr.ts';
import { csvText } from '#domain/csv.ts';
import { parisLocal } from '#domain/time/paris.ts';

/** One line each, in the sentences of the screen, latest first. */
export function journalCsv(entries: readonly JournalEntryView[]): string {
  return csvText([journalColumns, ...entries.map(rowOf)]);
}

function rowOf(entry: JournalEntryView): string[] {
  const [day = '', time = ''] = parisLocal(new Date(entry.at)).split('T');
  const { actor, verb, subject } = sentenceOf(entry);
  return [day.split('-').toReversed().join('/'), time, actor, `${verb} ${subject}`.trim(), detailOf(entry)];
}
