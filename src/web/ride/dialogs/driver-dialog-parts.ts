/** One file for all of them: whoever opens one is likely to open another. */
export { CancelByDriverDialog as cancelByDriver } from './cancel-by-driver-dialog.tsx';
export { ChangedDialog as changed } from './changed-dialog.tsx';
export { ChangedOrderDialog as changedOrder } from './changed-order-dialog.tsx';
export { ClientFileDialog as client } from './client-file/client-file-dialog.tsx';
export { CompleteDialog as complete } from './complete-dialog.tsx';
export { ContestDialog as contest } from './contest-dialog.tsx';
export { AbsentDialog as absent } from './fees/absent-dialog.tsx';
export { WaiveDialog as waive } from './fees/waive-dialog.tsx';
export { DriverFollowLinkDialog as follow } from './follow-link-dialog.tsx';
export { GuestLinkDialog as guestLink } from './guest-link-dialog.tsx';
export { NavigateDialog as navigate } from './navigate-dialog.tsx';
export { AnswerContestDialog as answerContest } from './raise/answer-contest-dialog.tsx';
export { RefundDialog as refund } from './refund-dialog.tsx';
export { RejectDialog as reject } from './reject-dialog.tsx';
export { RejectOrderDialog as rejectOrder } from './reject-order-dialog.tsx';
export { StartDialog as start } from './start-dialog.tsx';
export { StartEarlyDialog as startEarly } from './start-early-dialog.tsx';
