import { useState } from 'react';

/** A dialog that stays mounted begins anew when it opens, not when it closes: it still leaves as it was. */
export function useNewOpening(open: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(open);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) begin();
}
