import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { useAwakeScreen } from '#web/browser/use-awake-screen.ts';
import { useFillsScreen } from '#web/signals/full-screen.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import './name-board.css';
import { nameOnBoard } from './name-on-board.ts';
import { useLargestText } from './use-largest-text.ts';

const TOOLS_FADE_MS = 3000;

/** The passenger's name, as large as the screen allows; the screen stays on. */
export function NameBoard({ ride, open, onClose }: RideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = nameOnBoard(ride);
  const text = useLargestText(open);
  const [isLight, setLight] = useState(false);
  const [isIdle, wake] = useIdle(open);
  useAwakeScreen(open);
  useFillsScreen(open);
  useBackCloses(open, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={isLight ? 'name-board name-board-light' : 'name-board'}
      aria-label="Pancarte"
      onPointerDown={wake}
      onKeyDown={wake}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <header className={isIdle ? 'name-board-tools name-board-idle' : 'name-board-tools'}>
            <button type="button" aria-label="Fermer la pancarte" onClick={onClose}>
              <X aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label="Inverser les couleurs"
              aria-pressed={isLight}
              onClick={() => setLight(!isLight)}
            >
              <Contrast aria-hidden="true" />
            </button>
          </header>
          <div className="name-board-room">
            <p ref={text}>
              {name.first && <span>{name.first}</span>} <b>{name.last}</b>
            </p>
          </div>
        </>
      )}
    </dialog>
  );
}

/** True some seconds after the last touch. */
function useIdle(open: boolean): [isIdle: boolean, wake: () => void] {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    timer.current = setTimeout(() => setIdle(true), TOOLS_FADE_MS);
  }, []);

  useEffect(() => {
    if (!open) return;
    wake();
    return () => clearTimeout(timer.current);
  }, [open, wake]);

  return [isIdle, wake];
}
