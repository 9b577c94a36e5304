import type { ComponentType } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { OpenDialog, RideDialogTable } from '../dialogs/use-ride-dialog.ts';

export type RideActionsProps = {
  ride: RideView;
  viewer: UserView;
  now: Date;
  openDialog: OpenDialog;
  onMove: () => void;
  /** On the dashboard the labels are short. */
  desk?: boolean;
};

/** What one role can do with the rides of a list. */
export type RideTools = { Actions: ComponentType<RideActionsProps>; dialogs: RideDialogTable };
