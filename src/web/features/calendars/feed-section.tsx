import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { renewCalendarFeed } from '#contract/time/calendars.calls.ts';
import { useNow } from '#web/browser/use-now.ts';
import { agoText } from '#web/text/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CalendarGroup } from './calendar-group.tsx';
import { googleAddress, webcalAddress } from './calendar-words.ts';
import { useChangedFeed, useFeed } from './calendars-api.ts';
import { FeedChange } from './feed-change.tsx';

/** The secret feed address of one's rides. It is created on request only. */
export function FeedSection() {
  const feed = useFeed();
  const change = useChangedFeed();
  const url = feed.data?.url ?? null;

  return (
    <CalendarGroup
      title="S’abonner"
      lead="Téléphone, Google Agenda, Outlook&nbsp;: les changements et les annulations suivent d’eux-mêmes."
      query={feed}
    >
      {url === null ? (
        <Button busy={change.isPending} onClick={() => change.mutate(renewCalendarFeed)}>
          Créer mon adresse secrète
        </Button>
      ) : (
        <FeedAddress url={url} readAt={feed.data?.readAt ?? null} />
      )}
    </CalendarGroup>
  );
}

function FeedAddress({ url, readAt }: { url: string; readAt: string | null }) {
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const address = webcalAddress(url);

  return (
    <>
      <Field
        label="Adresse secrète"
        hint="Qui a cette adresse voit vos courses&nbsp;: ne la donnez à personne."
      >
        {(control) => (
          <div className="calendar-address">
            <input className="input" readOnly value={address} {...control} />
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(address)}>
              Copier
            </Button>
          </div>
        )}
      </Field>
      <div className="calendar-pair">
        <a className={buttonClass()} href={address}>
          Sur ce téléphone
        </a>
        <a className={buttonClass()} href={googleAddress(url)} target="_blank" rel="noreferrer">
          Google Agenda<span className="hidden-text"> (nouvel onglet)</span>
        </a>
      </div>
      {asking ? (
        <FeedChange onDone={() => setAsking(false)} />
      ) : (
        <div className="calendar-line">
          <span className="small soft">
            {readAt ? `Dernière lecture ${agoText(new Date(readAt), now)}` : 'Pas encore lue'}
          </span>
          <Button tone="danger" size="small" onClick={() => setAsking(true)}>
            Changer l’adresse
          </Button>
        </div>
      )}
    </>
  );
}

async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address).then(
    () => showToast({ tone: 'ok', title: 'Adresse copiée.' }),
    () => showToast({ tone: 'bad', title: 'La copie n’est pas possible ici.' }),
  );
}
