import type { ComponentProps, ReactNode } from 'react';
import './button.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode };

/** A button with an icon only; its label is for assistive technology. */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className="button button-plain button-icon"
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
