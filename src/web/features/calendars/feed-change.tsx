import { useEffect, useRef } from 'react';
import { renewCalendarFeed, revokeCalendarFeed } from '#contract/time/calendars.calls.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChangedFeed } from './calendars-api.ts';

/** Asks for confirmation: calendars with the old address stop updating. */
export function FeedChange({ onDone }: { onDone: () => void }) {
  const change = useChangedFeed();
  const first = useRef<HTMLDivElement>(null);
  const act = (call: typeof renewCalendarFeed) => change.mutate(call, { onSuccess: onDone });

  useEffect(() => first.current?.querySelector('button')?.focus(), []);

  return (
    <div className="calendar-change" ref={first}>
      <Notice tone="warn">L’ancienne adresse s’éteint aussitôt.</Notice>
      <Button tone="danger" block busy={change.isPending} onClick={() => act(renewCalendarFeed)}>
        Changer l’adresse
      </Button>
      <div className="calendar-pair">
        <Button tone="plain" onClick={() => act(revokeCalendarFeed)}>
          Ne plus partager
        </Button>
        <Button tone="plain" onClick={onDone}>
          Garder l’adresse
        </Button>
      </div>
    </div>
  );
}
