import { type ComponentType, lazy } from 'react';
import type { PageName } from '#domain/navigation/pages.ts';
import { LandingPage, LoginPage } from './landing-page.tsx';

/** One component per page. Only the landing page is in the first download. */
export const pageComponents: Record<PageName, ComponentType> = {
  landing: LandingPage,
  login: LoginPage,
  reset_password: lazy(() =>
    import('./reset-password-page.tsx').then((page) => ({ default: page.ResetPasswordPage })),
  ),
  client_dashboard: lazy(() =>
    import('./client-dashboard-page.tsx').then((page) => ({ default: page.ClientDashboardPage })),
  ),
  driver_dashboard: lazy(() =>
    import('./driver-dashboard-page.tsx').then((page) => ({ default: page.DriverDashboardPage })),
  ),
  admin_dashboard: lazy(() =>
    import('./admin-dashboard-page.tsx').then((page) => ({ default: page.AdminDashboardPage })),
  ),
  pending_rides: lazy(() =>
    import('./pending-rides-page.tsx').then((page) => ({ default: page.PendingRidesPage })),
  ),
  history: lazy(() => import('./history-page.tsx').then((page) => ({ default: page.HistoryPage }))),
  profile: lazy(() => import('./profile-page.tsx').then((page) => ({ default: page.ProfilePage }))),
  driver_profile: lazy(() =>
    import('./driver-profile-page.tsx').then((page) => ({ default: page.DriverProfilePage })),
  ),
  app_settings: lazy(() =>
    import('./app-settings-page.tsx').then((page) => ({ default: page.AppSettingsPage })),
  ),
  takings: lazy(() => import('./takings-page.tsx').then((page) => ({ default: page.TakingsPage }))),
  payment: lazy(() => import('./payment-page.tsx').then((page) => ({ default: page.PaymentPage }))),
  payment_test: lazy(() =>
    import('./payment-test-page.tsx').then((page) => ({ default: page.PaymentTestPage })),
  ),
};
