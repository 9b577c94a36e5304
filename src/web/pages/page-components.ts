import type { ComponentType } from 'react';
import type { PageName } from '#domain/navigation/pages.ts';
import { type LaterPart, laterPart } from '#web/ui/later-part.tsx';
import { LandingPage, LoginPage } from './landing-page.tsx';

/** One component per page. Only the landing page is in the first download. */
export const pageComponents: Record<PageName, ComponentType | LaterPart<object>> = {
  landing: LandingPage,
  login: LoginPage,
  reset_password: laterPart(() => import('./reset-password-page.tsx').then((page) => page.ResetPasswordPage)),
  client_dashboard: laterPart(() =>
    import('./client-dashboard-page.tsx').then((page) => page.ClientDashboardPage),
  ),
  driver_dashboard: laterPart(() =>
    import('./driver-dashboard-page.tsx').then((page) => page.DriverDashboardPage),
  ),
  admin_dashboard: laterPart(() =>
    import('./admin-dashboard-page.tsx').then((page) => page.AdminDashboardPage),
  ),
  pending_rides: laterPart(() => import('./pending-rides-page.tsx').then((page) => page.PendingRidesPage)),
  history: laterPart(() => import('./history-page.tsx').then((page) => page.HistoryPage)),
  profile: laterPart(() => import('./profile-page.tsx').then((page) => page.ProfilePage)),
  driver_profile: laterPart(() => import('./driver-profile-page.tsx').then((page) => page.DriverProfilePage)),
  app_settings: laterPart(() => import('./app-settings-page.tsx').then((page) => page.AppSettingsPage)),
  takings: laterPart(() => import('./takings-page.tsx').then((page) => page.TakingsPage)),
  payment: laterPart(() => import('./payment-page.tsx').then((page) => page.PaymentPage)),
  payment_test: laterPart(() => import('./payment-test-page.tsx').then((page) => page.PaymentTestPage)),
};
