import { useState } from 'react';
import type { ChangedUserView } from '#contract/platform/admin-users.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useChangeUser, useEraseUser, useResetPassword } from '../admin-api.ts';
import { type AccountQuestion, wordsOf } from './account-questions.ts';
import { ResetLink } from './reset-link.tsx';

type Props = { question: AccountQuestion; onClose: () => void };

/** Asks for confirmation; a reset link that could not be emailed is shown here once. */
export function AccountDialog({ question, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { run, busy, refusal, done } = useAnswer(question, reason, onClose);
  const { title, text, confirm } = wordsOf(question);
  const isBlocking = question.kind === 'block';
  const isDanger = isBlocking || question.kind === 'erase';

  if (done?.resetLink) return <ResetLink message={done.message} link={done.resetLink} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone={isDanger ? 'danger-solid' : 'primary'} busy={busy} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{text}</p>
        {isBlocking && (
          <TextAreaField
            label="Motif"
            optional
            hint="Il reste dans le journal."
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </Dialog>
  );
}

type Done = Pick<ChangedUserView, 'message'> & Partial<ChangedUserView>;

function useAnswer(question: AccountQuestion, reason: string, onClose: () => void) {
  const change = useChangeUser();
  const reset = useResetPassword();
  const erase = useEraseUser();
  const used = { role: change, block: change, unblock: change, reset, erase }[question.kind];
  const settle = {
    onSuccess: ({ message, resetLink = null }: Done) => {
      if (resetLink) return;
      showToast({ tone: 'ok', title: message });
      onClose();
    },
  };
  const run = () => {
    const { id } = question.user;
    switch (question.kind) {
      case 'reset':
        return reset.mutate({ id }, settle);
      case 'erase':
        return erase.mutate({ id }, settle);
      case 'role':
      case 'block':
      case 'unblock':
        return change.mutate({ id, body: bodyOf(question, reason) }, settle);
    }
  };
  return {
    run,
    busy: used.isPending,
    refusal: used.error && sentenceFor(used.error, 'Le compte n’a pas pu être modifié.'),
    done: change.data ?? reset.data,
  };
}

function bodyOf(question: Exclude<AccountQuestion, { kind: 'reset' | 'erase' }>, reason: string) {
  if (question.kind === 'role') return { role: question.role };
  return question.kind === 'block' ? { blocked: true, reason } : { blocked: false };
}
