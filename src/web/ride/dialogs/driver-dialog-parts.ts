/** One chunk for all of them: a driver who opens one is likely to open another. */

export { ChangedDialog as changed } from './answering/changed-dialog.tsx';
export { ChangedOrderDialog as changedOrder } from './answering/changed-order-dialog.tsx';
export { RejectDialog as reject } from './answering/reject-dialog.tsx';
export { RejectOrderDialog as rejectOrder } from './answering/reject-order-dialog.tsx';
export { CancelByDriverDialog as cancelByDriver } from './cancelling/cancel-by-driver-dialog.tsx';
export { ClientFileDialog as client } from './client-file/client-file-dialog.tsx';
export { CompleteDialog as complete } from './closing/complete-dialog.tsx';
export { AbsentDialog as absent } from './fees/absent-dialog.tsx';
export { WaiveDialog as waive } from './fees/waive-dialog.tsx';
export { DriverFollowLinkDialog as follow } from './links/follow-link-dialog.tsx';
export { GuestLinkDialog as guestLink } from './links/guest-link-dialog.tsx';
export { NavigateDialog as navigate } from './navigating/navigate-dialog.tsx';
export { ContestDialog as contest } from './payments/contest-dialog.tsx';
export { RefundDialog as refund } from './payments/refund-dialog.tsx';
export { AnswerContestDialog as answerContest } from './raise/answer-contest-dialog.tsx';
export { StartDialog as start } from './starting/start-dialog.tsx';
export { StartEarlyDialog as startEarly } from './starting/start-early-dialog.tsx';
