import { useState } from 'react';

/** True once it has been true. */
export function useOnce(happens: boolean): boolean {
  const [happened, setHappened] = useState(happens);
  if (happens && !happened) setHappened(true);
  return happened || happens;
}
