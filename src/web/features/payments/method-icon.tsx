import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import './method-icon.css';

export function MethodIcon({ method }: { method: PaymentMethod }) {
  switch (method) {
    case 'cash':
      return <Banknote aria-hidden="true" />;
    case 'stripe':
      return <CreditCard aria-hidden="true" />;
    case 'paypal':
      return <PaypalMark />;
  }
}

function PaypalMark() {
  return (
    <svg className="paypal-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8.1 3h6.3c3 0 5 1.7 4.6 4.6-.5 3.6-3 5.3-6.3 5.3h-2.4l-1 6.1H5.4z" />
      <path d="M10.6 7.2h5.9c2.6 0 4 1.5 3.6 4-.5 3.1-2.7 4.6-5.6 4.6h-1.9L11.7 21H8.3z" />
    </svg>
  );
}
