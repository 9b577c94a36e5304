import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that the press is being answered; further presses do nothing and the focus stays. */
    busy?: boolean | undefined;
    /** The words while busy; the width of the button is kept when they are shorter. */
    busyLabel?: string | undefined;
    icon?: ReactNode;
  };

export function Button({
  tone,
  size,
  block,
  busy = false,
  busyLabel,
  icon,
  children,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

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

function ButtonWords({ busy, busyLabel, children }: Pick<Props, 'busy' | 'busyLabel' | 'children'>) {
  if (!busy || busyLabel === undefined) return <span>{children}</span>;
  return (
    <span className="button-words">
      <span aria-hidden="true">{children}</span>
      <span>{busyLabel}</span>
    </span>
  );
}
