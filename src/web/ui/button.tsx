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
  const press = useSinglePress(busy, children, onClick);

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

/**
 * Busy is rendered a moment after the press: a second press in between does nothing either. Under another label it
 * counts: the first one only asked something, and this is the answer.
 */
function useSinglePress(busy: boolean | undefined, label: ReactNode, onClick: Press | undefined): Press {
  const sending = useRef<string>(undefined);
  return (event) => {
    const words = typeof label === 'string' ? label : '';
    if (busy || sending.current === words) return event.preventDefault();
    if (busy !== undefined) sending.current = words;
    onClick?.(event);
    setTimeout(() => {
      if (sending.current === words) sending.current = undefined;
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
