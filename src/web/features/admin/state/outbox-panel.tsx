import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { OutboxEntryView } from '#contract/platform/outbox.ts';
import type { ServiceStateView } from '#contract/platform/service-state.ts';
import { outboxStateNames } from '#contract/sentences/admin-sentences.fr.ts';
import type { OutboxState } from '#domain/notification/notification.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { countText, numbered } from '#web/text/counts.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Tone } from '#web/ui/tone.ts';
import { useOutbox, useResend } from '../admin-api.ts';
import { whenText } from '../admin-dates.ts';
import { ListPanel } from '../list-panel.tsx';
import { entryDetail, entryTitle } from './state-texts.ts';
import './outbox.css';

const choices: [OutboxState | '', string][] = [
  ['', 'Tous'],
  ['failed', 'Échecs'],
  ['uncertain', 'Incertains'],
  ['waiting', 'En attente'],
  ['sent', 'Envoyés'],
];

const looks: Record<OutboxState, { tone: Tone; shape?: 'full' | 'hollow' | 'live' | 'alert' }> = {
  waiting: { tone: 'info', shape: 'hollow' },
  sending: { tone: 'info', shape: 'live' },
  sent: { tone: 'ok' },
  dropped: { tone: 'plain', shape: 'hollow' },
  failed: { tone: 'bad', shape: 'alert' },
  uncertain: { tone: 'warn', shape: 'alert' },
};

type Counts = ServiceStateView['outbox'];

export function OutboxPanel({ counts }: { counts: Counts }) {
  const [chosen, choose] = useState<OutboxState | ''>();
  const state = chosen ?? firstWorthReading(counts);
  const { entries, ...list } = useOutbox({ state });

  return (
    <ListPanel
      title="Boîte d’envoi"
      note="messages et emails des courses"
      list={list}
      shown={entries?.length}
      reach={numbered(entries?.length ?? 0, 'message')}
      failure="Impossible de charger les messages."
      empty={
        <EmptyState
          title="Aucun message ici"
          text="Les nouvelles des courses passent par cette boîte d’envoi."
        />
      }
      tools={
        <Segment
          label="État des messages"
          value={state}
          onChange={choose}
          choices={choices.map(([value, label]) => ({
            value,
            label,
            count: value === '' ? undefined : countText(counts[value]),
          }))}
        />
      }
    >
      <ul className="outbox">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ListPanel>
  );
}

function Entry({ entry }: { entry: OutboxEntryView }) {
  const mayResend = entry.state === 'failed' || entry.state === 'uncertain';

  return (
    <li>
      <div>
        <b>{entryTitle(entry)}</b>
        <small>{entryDetail(entry)}</small>
        {entry.error && <small className="outbox-error">{entry.error}</small>}
        {entry.state === 'uncertain' && (
          <small>Il est peut-être déjà arrivé{'\u00a0'}: vérifiez avant de le renvoyer.</small>
        )}
      </div>
      <div className="outbox-side">
        <Status {...looks[entry.state]}>{outboxStateNames[entry.state]}</Status>
        <small>{whenText(new Date(entry.changedAt), new Date())}</small>
      </div>
      {mayResend && <Resend entry={entry} />}
    </li>
  );
}

function Resend({ entry }: { entry: OutboxEntryView }) {
  const resend = useResend();
  const run = () =>
    resend.mutate(
      { id: entry.id },
      {
        onSuccess: ({ message }) => showToast({ tone: 'ok', title: message }),
        onError: (error) => reportFailure(error, 'Le message n’est pas reparti.'),
      },
    );

  return (
    <div className="outbox-act">
      <Button
        size="small"
        icon={<Send aria-hidden="true" />}
        busy={resend.isPending}
        aria-label={`Renvoyer\u00a0: ${entryTitle(entry)}`}
        onClick={run}
      >
        Renvoyer
      </Button>
    </div>
  );
}

function firstWorthReading({ failed, uncertain }: Counts): OutboxState | '' {
  if (failed > 0) return 'failed';
  return uncertain > 0 ? 'uncertain' : '';
}
