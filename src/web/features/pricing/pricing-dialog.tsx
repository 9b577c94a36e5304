import { Suspense, useState } from 'react';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LeaveQuestion, useLeaveQuestion } from '#web/ui/leave-question.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePriceExtras } from './extras/extras-api.ts';
import type { ExtrasDraft } from './extras/extras-values.ts';
import { useForfaits } from './forfaits/forfait-api.ts';
import { useForfaitWriting } from './forfaits/use-forfait-writing.ts';
import { DeleteQuestion } from './rules/delete-question.tsx';
import { usePricingRules } from './rules/rules-api.ts';
import { RulesPanel } from './rules/rules-panel.tsx';
import './pricing-tabs.css';
import { PricingTitle } from './pricing-title.tsx';
import { useRuleWriting } from './rules/use-rule-writing.ts';
import { type TabName, tabWords } from './tab-words.ts';

/** The map and the zones are heavy: they load with their tab. */
const ForfaitPanel = preloadable(async () => (await import('./forfaits/forfait-panel.tsx')).ForfaitPanel);
const TermsPanel = preloadable(async () => (await import('./terms/terms-panel.tsx')).TermsPanel);
const ExtrasPanel = preloadable(async () => (await import('./extras/extras-panel.tsx')).ExtrasPanel);

export function PricingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const rules = usePricingRules();
  const forfaits = useForfaits();
  const extras = usePriceExtras();
  const writing = useRuleWriting();
  const forfait = useForfaitWriting();
  const [draft, setDraft] = useState<ExtrasDraft>();
  const [isTermsUnsaved, setTermsUnsaved] = useState(false);
  const [tab, setTab] = useState<TabName>('rules');
  const [unwanted, setUnwanted] = useState<PricingRuleView>();
  const question = useLeaveQuestion(
    writing.isUnsaved || forfait.isUnsaved || draft !== undefined || isTermsUnsaved,
  );

  const stop = () => {
    writing.stop();
    forfait.stop();
    setDraft(undefined);
    setTermsUnsaved(false);
  };
  const close = () => {
    stop();
    onClose();
  };
  const turn = (next: TabName) =>
    question.leave(() => {
      stop();
      setTab(next);
    });
  const isWriting = writing.subject !== undefined || forfait.subject !== undefined;
  const reads = [rules, forfaits, extras];

  return (
    <>
      <Dialog
        open={open}
        onClose={() => question.leave(close)}
        title={<PricingTitle writing={writing} forfait={forfait} />}
        lead={tabWords[tab].lead}
        wide
        back={isWriting ? { label: tabWords[tab].back, onBack: () => question.leave(stop) } : undefined}
      >
        {rules.data && forfaits.data && extras.data ? (
          <Tabs
            label="Tarifs"
            active={tab}
            onChange={turn}
            tabs={[
              {
                name: 'rules',
                label: tabWords.rules.label,
                panel: tab === 'rules' && (
                  <RulesPanel
                    rules={rules.data}
                    writing={writing}
                    leave={question.leave}
                    onDelete={setUnwanted}
                  />
                ),
              },
              {
                name: 'forfaits',
                label: tabWords.forfaits.label,
                count: forfaits.data.length || undefined,
                panel: tab === 'forfaits' && (
                  <Suspense fallback={<Skeleton />}>
                    <ForfaitPanel
                      forfaits={forfaits.data}
                      rules={rules.data}
                      writing={forfait}
                      leave={question.leave}
                    />
                  </Suspense>
                ),
              },
              {
                name: 'extras',
                label: tabWords.extras.label,
                panel: tab === 'extras' && (
                  <Suspense fallback={<Skeleton />}>
                    <ExtrasPanel extras={extras.data} draft={draft} onDraft={setDraft} />
                  </Suspense>
                ),
              },
              {
                name: 'terms',
                label: tabWords.terms.label,
                panel: tab === 'terms' && (
                  <Suspense fallback={<Skeleton />}>
                    <TermsPanel onUnsaved={setTermsUnsaved} />
                  </Suspense>
                ),
              },
            ]}
          />
        ) : (
          <Waiting reads={reads} />
        )}
      </Dialog>
      <DeleteQuestion rule={unwanted} onDone={() => setUnwanted(undefined)} />
      <LeaveQuestion question={question} title={tabWords[tab].question} />
    </>
  );
}

type Read = { isError: boolean; isFetching: boolean; refetch: () => unknown };

function Waiting({ reads }: { reads: readonly Read[] }) {
  const failed = reads.filter(({ isError }) => isError);
  if (failed.length === 0) return <Skeleton />;
  return (
    <ErrorState
      text="Impossible de charger les règles de tarification."
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) refetch();
      }}
    />
  );
}
