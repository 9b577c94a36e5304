import { useState } from 'react';
import type { JournalEntryView } from '#contract/admin.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText } from '#web/text/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useJournal } from './admin-api.ts';
import { journalDayText } from './admin-dates.ts';
import './journal.css';
import { Segment } from '#web/ui/segment.tsx';
import { detailOf, sentenceOf } from './journal-texts.ts';
import { ListPanel } from './list-panel.tsx';

const kinds = [
  { value: '', label: 'Tout' },
  { value: 'rides', label: 'Courses' },
  { value: 'platform', label: 'Plateforme' },
] as const;

export function JournalTab() {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('');
  const { entries, ...list } = useJournal({ kind });

  return (
    <ListPanel
      title="Journal"
      note="qui a fait quoi, du plus récent au plus ancien"
      list={list}
      shown={entries?.length}
      reach={numbered(entries?.length ?? 0, 'ligne')}
      failure="Impossible de charger le journal."
      empty={
        <EmptyState
          title="Rien à raconter pour l’instant"
          text="Chaque étape d’une course et chaque réglage s’inscrit ici."
        />
      }
      tools={<Segment label="Lignes du journal" choices={kinds} value={kind} onChange={setKind} />}
    >
      {daysOf(entries ?? []).map(([day, lines]) => (
        <section key={day} className="log-day" aria-label={day}>
          <h3>{day}</h3>
          <ol className="log">
            {lines.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </ListPanel>
  );
}

function Line({ entry }: { entry: JournalEntryView }) {
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

function daysOf(entries: readonly JournalEntryView[]): [string, JournalEntryView[]][] {
  const days = new Map<string, JournalEntryView[]>();
  for (const entry of entries) {
    const day = journalDayText(new Date(entry.at), new Date());
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
