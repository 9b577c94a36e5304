import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const CLOSING_DELAY = 200;

type Options<Option> = { options: readonly Option[]; onChoose: (option: Option) => void };

/** The state of a combobox: its keys, the active option, and when the list opens and closes. */
export function useCombobox<Option>({ options, onChoose }: Options<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const active = Math.min(position, options.length - 1);

  useEffect(() => () => clearTimeout(closing.current), []);

  const open = () => {
    clearTimeout(closing.current);
    setPosition(0);
    setOpen(true);
  };

  const choose = (option: Option) => {
    setOpen(false);
    onChoose(option);
  };

  const close = () => setOpen(false);

  const actionFor = (key: string): (() => void) | undefined => {
    if (!isOpen) return key === 'ArrowDown' ? open : undefined;
    if (key === 'Escape') return close;
    const option = options[active];
    if (!option) return undefined;
    if (key === 'Enter') return () => choose(option);
    const next = positionAfter(key, active, options.length);
    return next === undefined ? undefined : () => setPosition(next);
  };

  /** Returns whether the key was handled. */
  const press = ({ key }: KeyboardEvent): boolean => {
    const action = actionFor(key);
    action?.();
    return action !== undefined;
  };

  return {
    isOpen,
    active,
    open,
    choose,
    press,
    stay: () => clearTimeout(closing.current),
    closeSoon: () => {
      closing.current = setTimeout(close, CLOSING_DELAY);
    },
  };
}

function positionAfter(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
