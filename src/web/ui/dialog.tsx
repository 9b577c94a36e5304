import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stands before the title. */
  before?: ReactNode;
  /** Stand beside the way out. */
  tools?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  foot?: ReactNode;
  wide?: boolean;
  /** The way from a second step to the first, on narrow screens where only one of them is seen. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
};

/** A dialog on a desk, a sheet at the foot of a phone. The browser keeps the focus inside and gives it back. */
export function Dialog(props: Props) {
  const { open, onClose, title, before, tools, lead, foot, wide = false, back, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Looked at after every rendering: the way back of a telephone may close a dialog without asking.
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  });

  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
  };

  return (
    // Escape is answered here: pressed twice in a row, the browser would close this dialog without asking.
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (open && event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnVeil}
    >
      <header className="dialog-head">
        {back && <BackButton {...back} />}
        {before}
        <hgroup>
          <h2 className="heading" id={id}>
            {title}
          </h2>
          {lead && <p className="small soft">{lead}</p>}
        </hgroup>
        {tools}
        <IconButton label="Fermer" icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className="dialog-body">{open && children}</div>
      {foot && <footer className="dialog-foot">{foot}</footer>}
    </dialog>
  );
}

function BackButton({ label, onBack }: NonNullable<Props['back']>) {
  return (
    <span className="dialog-back only-narrow">
      <IconButton label={label} icon={<ChevronLeft aria-hidden="true" />} onClick={onBack} />
    </span>
  );
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
