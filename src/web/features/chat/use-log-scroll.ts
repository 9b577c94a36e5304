import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 48;
const NEAR_TOP_PX = 320;

type Log = {
  /** The oldest message shown: it changes when older ones are loaded. */
  first: string | undefined;
  /** The last message this person wrote: the log scrolls to it. */
  written: string | undefined;
  onTop: () => void;
};

/** Follows the last message while the reader is at the end, else keeps the position. */
export function useLogScroll({ first, written, onTop }: Log) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first, written, height: 0, top: 0 });
  const stuck = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = () => {
    const element = log.current;
    if (!element) return;
    stuck.current = true;
    setAtEnd(true);
    element.scrollTop = element.scrollHeight;
  };

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    stuck.current = isNearEnd(element);
    before.current.top = element.scrollTop;
    setAtEnd(stuck.current);
    if (isNearTop(element)) onTop();
  };

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (hasLeftEnd(element, before.current.top)) stuck.current = false;
    const hasWritten = written !== undefined && before.current.written !== written;
    if (stuck.current || hasWritten) element.scrollTop = element.scrollHeight;
    else if (before.current.first !== first)
      element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { first, written, height: element.scrollHeight, top: element.scrollTop };
  });

  // A frame may have cancelled the request for older messages: it is repeated.
  useEffect(() => {
    if (log.current && !stuck.current && isNearTop(log.current)) onTop();
  });

  // A dialog has no height until it opens, and less when a keyboard opens.
  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    // Not every browser can scroll an unfocusable element by keyboard.
    element.tabIndex = 0;
    const observer = new ResizeObserver(() => {
      if (hasLeftEnd(element, before.current.top)) stuck.current = false;
      if (stuck.current) element.scrollTop = element.scrollHeight;
      before.current.top = element.scrollTop;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { log, atEnd, toEnd, onScroll };
}

/** The reader scrolled up a moment ago; the scroll event comes later. */
function hasLeftEnd(element: HTMLElement, topBefore: number): boolean {
  return element.scrollTop < topBefore && !isNearEnd(element);
}

function isNearEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
}

function isNearTop({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollTop < NEAR_TOP_PX && scrollHeight > clientHeight;
}
