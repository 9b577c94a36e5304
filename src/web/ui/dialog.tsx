import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import './dialog.css';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Before the title. */
  before?: ReactNode;
  /** Beside the close button. */
  tools?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  foot?: ReactNode;
  wide?: boolean;
  /** From a second step to the first, on narrow screens where only one is visible. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
};

/** A dialog on a desktop, a bottom sheet on a phone. The browser traps the focus and restores it. */
export function Dialog(props: Props) {
  const { open, onClose, title, before, tools, lead, foot, wide = false, back, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isSecondStep = useMedia(NARROW) && back !== undefined;
  useBackCloses(open, onClose);
  useBackCloses(open && isSecondStep, back?.onBack ?? onClose);

  // Checked after every render: the back button of a phone may close a dialog.
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  });

  const closeOnVeil = (event: MouseEvent) => {
    if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
  };

  return (
    // Escape is handled here: on a second press the browser would close the dialog itself.
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
