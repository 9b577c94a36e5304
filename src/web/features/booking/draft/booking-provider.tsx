import type { ReactNode } from 'react';
import { BookingContext, type ClientParts, useBookingState } from './use-booking.ts';

export function BookingProvider({ children, ...parts }: ClientParts & { children: ReactNode }) {
  return <BookingContext value={useBookingState(parts)}>{children}</BookingContext>;
}
