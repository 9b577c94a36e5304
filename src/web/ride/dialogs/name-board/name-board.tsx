import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { useScreenDialog } from '../use-screen-dialog.ts';
import './name-board.css';
import { nameOnBoard } from './name-on-board.ts';
import { useLargestText } from './use-largest-text.ts';

const TOOLS_FADE_MS = 3000;

/** The passenger's name, as large as the screen allows; the screen stays on. */
export function NameBoard({ ride, open, onClose }: RideDialogProps) {
  const screen = useScreenDialog(open, onClose);
  const name = nameOnBoard(ride);
  const text = useLargestText(open);
  const [isLight, setLight] = useState(false);
  const [isIdle, wake] = useIdle(open);

  return (
    <dialog
      {...screen}
      className={isLight ? 'name-board name-board-light' : 'name-board'}
      aria-label="Pancarte"
      onPointerDown={wake}
      onKeyDown={wake}
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
