import { Suspense, useEffect } from 'react';
import { closeProposal, useProposalRequest } from '#web/signals/proposal-request.ts';
import { preloadable } from '#web/ui/preloadable.tsx';

const ProposeChange = preloadable(
  async () => (await import('#web/features/booking/proposal/propose-change.tsx')).ProposeChange,
);

/** The form in which a driver proposes a change, opened from any page. */
export function AskedProposal() {
  const ride = useProposalRequest();
  // What one driver began is not left for the next.
  useEffect(() => closeProposal, []);

  if (!ride) return null;
  return (
    <Suspense>
      <ProposeChange key={ride.id} ride={ride} onClose={closeProposal} />
    </Suspense>
  );
}
