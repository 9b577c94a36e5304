import { useEffect } from 'react';

const COUNT = /^\(\d+\+?\) /u;

/** Puts the number of unread messages before the title of the page. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const mark = count > 0 ? `(${count > 99 ? '99+' : count}) ` : '';
    const write = () => {
      const title = mark + document.title.replace(COUNT, '');
      if (title !== document.title) document.title = title;
    };
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    write();
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
