import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  foot?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A dialog on a desk, a sheet at the foot of a phone. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, foot, wide = false, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
  };

  return (
    // The browser itself closes a dialog by keyboard, with Escape.
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnVeil}
    >
      <header className="dialog-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <IconButton label="Fermer" icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className="dialog-body">{open && children}</div>
      {foot && <footer className="dialog-foot">{foot}</footer>}
    </dialog>
  );
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
