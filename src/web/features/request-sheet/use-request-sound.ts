import { useEffect, useEffectEvent, useState } from 'react';
import { openChime, playChime, wakeChime } from '#web/browser/chime.ts';
import { useSoundChoice } from '#web/browser/device-choice.ts';
import { noticeRequests, useUnnoticedRequests } from '#web/signals/new-requests.ts';
import { showToast } from '#web/ui/toast-store.ts';

const REPEAT_MS = 10_000;
/** Opening the audio context blocks a slow phone: not while the page is rendering. */
const OPEN_AFTER_MS = 4_000;

/**
 * Plays a sound for requests that arrive on any page of a driver, repeated until a press shows that they were noticed.
 * Returns whether the browser blocks the sound; without a sheet, a toast says so.
 */
export function useRequestSound(isAloud: boolean, hasSheet: boolean): boolean {
  const on = useSoundChoice();
  const [isHeldBack, setHeldBack] = useState(false);
  const unnoticed = useUnnoticedRequests();
  const press = useEffectEvent(() => {
    if (on) wakeChime();
    noticeRequests();
  });

  const ring = useEffectEvent(() => {
    openChime();
    const isPlayed = playChime();
    setHeldBack(!isPlayed);
    // Once is enough, however many requests arrive.
    if (!isPlayed && !hasSheet && !isHeldBack) showHeldBack();
  });

  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(openChime, OPEN_AFTER_MS);
    return () => clearTimeout(timer);
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
    if (!on || !isAloud || unnoticed.length === 0) return;
    ring();
    const timer = setInterval(playChime, REPEAT_MS);
    return () => clearInterval(timer);
  }, [on, isAloud, unnoticed]);

  return isHeldBack && unnoticed.length > 0;
}

function showHeldBack() {
  showToast({
    tone: 'info',
    title: 'Nouvelle demande, sans le son',
    text: 'Le navigateur le retient\u00a0: touchez l’écran une fois pour l’activer.',
  });
}
