import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import type { NotificationConfigView } from '#contract/notifications/notifications.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { TestResult } from './use-test-run.ts';

/** What is still missing, as the server says it. */
export function MissingNotice({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>Il manque encore&nbsp;:</b>
      <ul className="missing">
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Notice>
  );
}

export function TestNotice({ result: { success, message } }: { result: TestResult }) {
  return (
    <div ref={bringIntoView}>
      <Notice tone={success ? 'ok' : 'bad'}>
        <b>{success ? 'Test réussi' : 'Test échoué'}</b>
        <p>{message}</p>
      </Notice>
    </div>
  );
}

export function EmailLine({ emails }: Pick<NotificationConfigView, 'emails'>) {
  const Icon = emails ? Mail : MailX;

  return (
    <p className="email-line">
      <Icon aria-hidden="true" />
      {emails
        ? 'Les emails partent aussi, en plus des messages.'
        : 'Aucun email ne part\u00a0: l’envoi d’emails n’est pas configuré sur le serveur.'}
    </p>
  );
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' });
}
