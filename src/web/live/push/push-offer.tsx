import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { readNote, writeNote } from '#web/browser/local-notes.ts';
import { endPushOffer, usePushOffered } from '#web/signals/push-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Offer } from '#web/ui/offer.tsx';
import { renewPush } from './push-calls.ts';
import { pushReason } from './push-texts.ts';
import { usePush } from './use-push.ts';

const LATER = 'push-later';

/** Offered once, after a booking; the switch stays on the profile. */
export function PushOffer({ user }: { user: UserView }) {
  const { state, busy, change } = usePush(user.id);
  const isOffered = usePushOffered() && state === 'off' && !readNote(LATER);

  useEffect(() => {
    renewPush(user.id).catch(() => undefined);
  }, [user.id]);

  const accept = async () => {
    await change(true).catch(() => undefined);
    endPushOffer();
  };
  const decline = () => {
    writeNote(LATER, true);
    endPushOffer();
  };

  return (
    <Offer
      shown={isOffered}
      icon={<BellRing aria-hidden="true" />}
      title="Être prévenu sur cet appareil&nbsp;?"
      text={`${pushReason(user.role)} Vous pouvez changer d’avis dans votre profil.`}
    >
      <Button size="small" tone="primary" busy={busy} onClick={() => void accept()}>
        Me prévenir
      </Button>
      <Button size="small" tone="plain" disabled={busy} onClick={decline}>
        Plus tard
      </Button>
    </Offer>
  );
}
