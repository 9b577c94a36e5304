import type { SettingsDraft } from '../use-settings-draft.ts';

export type PaymentProps = { draft: SettingsDraft; stripeEnabled: boolean };

export const SOON = 'bientôt disponible';
