import { useEffect, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { useSheetChoice } from '#web/browser/device-choice.ts';
import { PHONE, useMedia } from '#web/browser/use-media.ts';
import { putOffRequests, useWaitingRequests } from '#web/signals/new-requests.ts';
import { RequestSheet } from './request-sheet.tsx';
import { useAreRequestsAnnounced } from './use-are-requests-announced.ts';
import { useRequestSound } from './use-request-sound.ts';

/** Announces new requests on every page of an active driver: a sound, and on a phone a sheet. */
export function RequestWatch({ viewer }: { viewer: UserView }) {
  const isPhone = useMedia(PHONE);
  const isChosen = useSheetChoice();
  const { isAnnounced, aloud } = useAreRequestsAnnounced();
  const isWanted = isAnnounced && isPhone && isChosen;
  const hasRequests = useWaitingRequests().length > 0;
  const [isShown, setShown] = useState(false);
  const isSilent = useRequestSound(aloud, isWanted);

  useEffect(() => putOffRequests, []);
  if (isWanted && hasRequests && !isShown) setShown(true);

  return isWanted && isShown ? <RequestSheet viewer={viewer} isSilent={isSilent} /> : null;
}
