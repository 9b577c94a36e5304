import { useRef, useState } from 'react';

/** Sends one thing at a time: a press meanwhile does nothing, even before the busy state is drawn. */
export function useOneSend() {
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);

  const sendOnce = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setPending(true);
    try {
      return await send();
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return { isPending, sendOnce };
}
