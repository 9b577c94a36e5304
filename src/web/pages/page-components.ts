import type { PageName } from '#domain/navigation/pages.ts';
import { type Preloadable, preloadable } from '#web/ui/preloadable.tsx';

/** The pages inside the frame of those who are signed in. */
export type FramedPageName = Exclude<PageName, 'landing' | 'login' | 'control'>;

export const pageComponents: Record<FramedPageName, Preloadable<object>> = {
  reset_password: preloadable(() =>
    import('./reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  ),
  client_dashboard: preloadable(() =>
    import('./client-dashboard-page.tsx').then((page) => page.ClientDashboardPage),
  ),
  driver_dashboard: preloadable(() =>
    import('./driver-dashboard-page.tsx').then((page) => page.DriverDashboardPage),
  ),
  admin_dashboard: preloadable(() =>
    import('./admin-dashboard-page.tsx').then((page) => page.AdminDashboardPage),
  ),
  agenda: preloadable(() => import('./agenda-page.tsx').then((page) => page.AgendaPage)),
  pending_rides: preloadable(() => import('./pending-rides-page.tsx').then((page) => page.PendingRidesPage)),
  history: preloadable(() => import('./history-page.tsx').then((page) => page.HistoryPage)),
  profile: preloadable(() => import('./profile-page.tsx').then((page) => page.ProfilePage)),
  driver_profile: preloadable(() =>
    import('./driver-profile-page.tsx').then((page) => page.DriverProfilePage),
  ),
  app_settings: preloadable(() => import('./app-settings-page.tsx').then((page) => page.AppSettingsPage)),
  takings: preloadable(() => import('./takings-page.tsx').then((page) => page.TakingsPage)),
  payment: preloadable(() => import('./payment-page.tsx').then((page) => page.PaymentPage)),
  payment_test: preloadable(() => import('./payment-test-page.tsx').then((page) => page.PaymentTestPage)),
};
