import { useRoute } from 'wouter';
import { useCurrentUser } from '#web/api/current-user.ts';
import { deskAddressOf } from '#web/features/client-desk/use-desk-tab.ts';
import { Payment } from '#web/features/payments/payment.tsx';
import { RideRecap } from '#web/features/payments/ride-recap.tsx';
import { SessionLost } from '#web/shell/session-lost.tsx';

export function PaymentPage() {
  const user = useCurrentUser();
  const [, params] = useRoute('/payment/:rideId');

  if (!user) return <SessionLost title="Vous devez être connecté pour accéder à cette page." />;
  return (
    <Payment
      rideId={params?.rideId ?? ''}
      recap={(ride) => <RideRecap ride={ride} />}
      addressOf={deskAddressOf}
    />
  );
}
