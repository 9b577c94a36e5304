import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Whether the request is running. Further presses do nothing and the focus stays. */
    busy?: boolean | undefined;
    /** The label while busy; the button never gets narrower. */
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

export function Button({ tone, size, block, busy, busyLabel, icon, children, onClick, ...rest }: Props) {
  const press = useSinglePress(busy, onClick);

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon}
      <ButtonWords busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonWords>
    </button>
  );
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/** Busy is rendered a moment after the press: a second press in between does nothing either. */
function useSinglePress(busy: boolean | undefined, onClick: Press | undefined): Press {
  const isSending = useRef(false);
  return (event) => {
    if (busy || isSending.current) return event.preventDefault();
    isSending.current = busy !== undefined;
    onClick?.(event);
    setTimeout(() => {
      isSending.current = false;
    });
  };
}

function ButtonWords({ busy, busyLabel, children }: Pick<Props, 'busy' | 'busyLabel' | 'children'>) {
  if (!busy || busyLabel === undefined) return <span>{children}</span>;
  return (
    <span className="button-words">
      <span aria-hidden="true">{children}</span>
      <span>{busyLabel}</span>
    </span>
  );
}
