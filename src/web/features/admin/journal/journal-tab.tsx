import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { JournalEntryView } from '#contract/platform/journal.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { numbered } from '#web/text/counts.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { journalFile, useJournal } from '../admin-api.ts';
import { journalDayText } from '../admin-dates.ts';
import { DayField } from '../filter-fields.tsx';
import { ListPanel } from '../list-panel.tsx';
import { JournalLine } from './journal-line.tsx';

const kinds = [
  { value: '', label: 'Tout' },
  { value: 'rides', label: 'Courses' },
  { value: 'payments', label: 'Paiements' },
  { value: 'platform', label: 'Plateforme' },
] as const;

export function JournalTab() {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('');
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const filters = { kind, search: useDebounced(search).trim(), from, to };
  const { entries, ...list } = useJournal(filters);
  const isFiltered = Object.values(filters).some((filter) => filter !== '');

  return (
    <ListPanel
      title="Journal"
      note="qui a fait quoi, du plus récent au plus ancien"
      list={list}
      shown={entries?.length}
      reach={numbered(entries?.length ?? 0, 'ligne')}
      failure="Impossible de charger le journal."
      empty={
        isFiltered ? (
          <EmptyState title="Aucune ligne ne correspond" text="Essayez un autre mot ou d’autres jours." />
        ) : (
          <EmptyState
            title="Rien à raconter pour l’instant"
            text="Chaque étape d’une course et chaque réglage s’inscrit ici."
          />
        )
      }
      tools={
        <>
          <SearchField label="Personne, course ou mot" value={search} onChange={setSearch} />
          <DayField label="Du" value={from} onChange={setFrom} />
          <DayField label="Au" value={to} onChange={setTo} />
          <Segment label="Lignes du journal" choices={kinds} value={kind} onChange={setKind} />
          <a className={buttonClass({ size: 'small' })} href={journalFile(filters)} download>
            <Download aria-hidden="true" />
            CSV
          </a>
        </>
      }
    >
      {daysOf(entries ?? []).map(([day, lines]) => (
        <section key={day} className="log-day" aria-label={day}>
          <h3>{day}</h3>
          <ol className="log">
            {lines.map((entry) => (
              <JournalLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </ListPanel>
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
