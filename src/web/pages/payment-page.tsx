import { useRoute } from 'wouter';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Payment } from '#web/features/payments/pay/payment.tsx';
import { SessionLost } from './frame/session-lost.tsx';

export function PaymentPage() {
  const user = useCurrentUser();
  const [, params] = useRoute('/payment/:rideId');

  if (!user) return <SessionLost title="Vous devez être connecté pour accéder à cette page." />;
  return <Payment rideId={params?.rideId ?? ''} />;
}
