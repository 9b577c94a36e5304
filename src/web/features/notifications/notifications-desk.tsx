import type { NotificationConfigView } from '#contract/notifications/notifications.ts';
import { ConfigFields } from './config-fields.tsx';
import { EmailLine, MissingNotice, TestNotice } from './config-notices.tsx';
import { LinkedDevice } from './linked-device.tsx';
import { MessageSamples } from './message-samples.tsx';
import './notifications-desk.css';
import { ReminderDefaults } from './reminder-defaults.tsx';
import { SetupSteps } from './setup-steps.tsx';
import type { ConfigDraft } from './use-config-draft.ts';
import type { TestResult } from './use-test-run.ts';

type Props = {
  formId: string;
  config: NotificationConfigView;
  draft: ConfigDraft;
  result: TestResult | undefined;
};

/** The list of what is missing is hidden behind the result of a failed test, which says the same. */
export function NotificationsDesk({ formId, config, draft, result }: Props) {
  const { isEnabled, provider } = draft;

  return (
    <div className="notify">
      <div className="notify-main">
        <form {...draft.form} id={formId} className="notify-form">
          <ConfigFields draft={draft} />
          <ReminderDefaults draft={draft} />
        </form>
        <EmailLine emails={config.emails} />
        {result && <TestNotice result={result} />}
        {isEnabled && !result && draft.isProviderStored && <MissingNotice missing={config.missing} />}
        {isEnabled && provider !== 'disabled' && <SetupSteps provider={provider} />}
        {isEnabled && provider === 'whatsapp-web' && <LinkedDevice />}
      </div>
      <MessageSamples />
    </div>
  );
}
