import { useEffect, useEffectEvent, useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { openChime, playChime, useHeldBackSound, wakeChime } from '#web/browser/chime.ts';
import { isSoundOn, rememberSound } from '#web/browser/sound-choice.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useNewRequests } from './use-new-requests.ts';

const REPEAT_MS = 10_000;

/** Plays a sound for requests that arrive while the dashboard is open, again and again until a press shows they were seen. */
export function useRequestSound(requests: readonly RideView[] | undefined) {
  const [on, setOn] = useState(isSoundOn);
  const isHeldBack = useHeldBackSound();
  const { fresh, unseen, see } = useNewRequests(requests);
  const press = useEffectEvent(() => {
    if (on) wakeChime();
    see();
  });

  useEffect(() => {
    if (on) openChime();
  }, [on]);

  useEffect(() => {
    const listener = () => press();
    window.addEventListener('pointerdown', listener);
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('pointerdown', listener);
      window.removeEventListener('keydown', listener);
    };
  }, []);

  useEffect(() => {
    if (!on || unseen.size === 0) return;
    if (!playChime()) tellHeldBack();
    const timer = setInterval(playChime, REPEAT_MS);
    return () => clearInterval(timer);
  }, [on, unseen]);

  const change = (next: boolean) => {
    setOn(next);
    rememberSound(next);
    if (next) wakeChime();
  };

  return { on, isHeldBack, change, fresh };
}

export type RequestSound = ReturnType<typeof useRequestSound>;

function tellHeldBack() {
  showToast({
    tone: 'info',
    title: 'Nouvelle demande, sans le son',
    text: 'Le navigateur le retient\u00a0: touchez l’écran une fois pour l’activer.',
  });
}
