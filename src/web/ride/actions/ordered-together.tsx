import { Suspense } from 'react';
import type { RideView } from '#contract/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';

const OrderLines = preloadable(async () => (await import('./order-lines.tsx')).OrderLines, {
  optional: true,
});

type Props = { ride: RideView; isClient?: boolean };

/** Only rides that were ordered together load what they say of each other. */
export function OrderedTogether({ ride, isClient = false }: Props) {
  if (!ride.order) return null;
  return (
    <Suspense fallback={null}>
      <OrderLines ride={ride} isClient={isClient} />
    </Suspense>
  );
}
