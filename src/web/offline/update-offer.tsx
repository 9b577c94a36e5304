import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Offer } from '#web/ui/offer.tsx';
import { updateTo, watchVersions } from './new-version.ts';

/** Only an offer: a page never reloads while it is being used. */
export function UpdateOffer() {
  const [newer, setNewer] = useState<ServiceWorker>();
  useEffect(() => watchVersions(setNewer), []);

  return (
    <Offer
      shown={newer !== undefined}
      icon={<RefreshCw aria-hidden="true" />}
      title="Une nouvelle version est disponible."
      text="La page sera rechargée : terminez d’abord ce que vous écrivez."
    >
      <Button size="small" tone="primary" onClick={() => newer && updateTo(newer)}>
        Mettre à jour
      </Button>
      <Button size="small" tone="plain" onClick={() => setNewer(undefined)}>
        Plus tard
      </Button>
    </Offer>
  );
}
