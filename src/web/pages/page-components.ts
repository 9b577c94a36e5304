import type { ComponentType } from 'react';
import type { PageName } from '#domain/navigation/pages.ts';
import { essential, type Preloadable, preloadable } from '#web/ui/preloadable.tsx';

/** The pages inside the signed-in frame. */
export type FramedPageName = Exclude<PageName, 'landing' | 'login' | 'control'>;

const page = (load: () => Promise<ComponentType>) => preloadable(load, essential);

export const pageComponents: Record<FramedPageName, Preloadable<object>> = {
  reset_password: page(() => import('./reset-password-page.tsx').then((page) => page.ResetPasswordPage)),
  client_dashboard: page(() =>
    import('./client-dashboard-page.tsx').then((page) => page.ClientDashboardPage),
  ),
  driver_dashboard: page(() =>
    import('./driver-dashboard-page.tsx').then((page) => page.DriverDashboardPage),
  ),
  admin_dashboard: page(() => import('./admin-dashboard-page.tsx').then((page) => page.AdminDashboardPage)),
  agenda: page(() => import('./agenda-page.tsx').then((page) => page.AgendaPage)),
  pending_rides: page(() => import('./pending-rides-page.tsx').then((page) => page.PendingRidesPage)),
  history: page(() => import('./history-page.tsx').then((page) => page.HistoryPage)),
  profile: page(() => import('./profile-page.tsx').then((page) => page.ProfilePage)),
  driver_profile: page(() => import('./driver-profile-page.tsx').then((page) => page.DriverProfilePage)),
  app_settings: page(() => import('./app-settings-page.tsx').then((page) => page.AppSettingsPage)),
  takings: page(() => import('./takings-page.tsx').then((page) => page.TakingsPage)),
  payment: page(() => import('./payment-page.tsx').then((page) => page.PaymentPage)),
  payment_test: page(() => import('./payment-test-page.tsx').then((page) => page.PaymentTestPage)),
};
