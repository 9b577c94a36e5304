import { Suspense, useState } from 'react';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { usePriceExtras } from './extras/extras-api.ts';
import type { ExtrasDraft } from './extras/extras-values.ts';
import { useForfaits } from './forfaits/forfait-api.ts';
import { type ForfaitWriting, useForfaitWriting } from './forfaits/use-forfait-writing.ts';
import { usePricingRules } from './pricing-api.ts';
import { PricingDesk } from './pricing-desk.tsx';
import './pricing-tabs.css';
import { QuestionDialog } from './question-dialog.tsx';
import { titleOf } from './rule-desk.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { type RuleWriting, useRuleWriting } from './use-rule-writing.ts';

/** The map and the zones are heavy: they load with their tab. */
const ForfaitPanel = preloadable(async () => (await import('./forfaits/forfait-panel.tsx')).ForfaitPanel);
const TermsPanel = preloadable(async () => (await import('./terms/terms-panel.tsx')).TermsPanel);
const ExtrasPanel = preloadable(async () => (await import('./extras/extras-panel.tsx')).ExtrasPanel);

type TabName = 'rules' | 'forfaits' | 'extras' | 'terms';

const leads: Record<TabName, string> = {
  rules: 'La règle active de plus haute priorité fixe le prix à l’heure de la course.',
  forfaits: 'Un forfait gagne sur toute règle quand les deux adresses sont dans ses zones.',
  extras: 'Ce qui s’ajoute au prix du trajet, ligne par ligne.',
  terms: 'Ce que le client doit s’il annule, ne vient pas ou fait attendre.',
};

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
        title={<DialogTitle writing={writing} forfait={forfait} />}
        lead={leads[tab]}
        wide
        back={isWriting ? { label: backLabels[tab], onBack: () => question.leave(stop) } : undefined}
      >
        {rules.data && forfaits.data && extras.data ? (
          <Tabs
            label="Tarifs"
            active={tab}
            onChange={turn}
            tabs={[
              {
                name: 'rules',
                label: 'Règles',
                panel: tab === 'rules' && (
                  <PricingDesk
                    rules={rules.data}
                    writing={writing}
                    leave={question.leave}
                    onDelete={setUnwanted}
                  />
                ),
              },
              {
                name: 'forfaits',
                label: 'Forfaits',
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
                label: 'Options et suppléments',
                panel: tab === 'extras' && (
                  <Suspense fallback={<Skeleton />}>
                    <ExtrasPanel extras={extras.data} draft={draft} onDraft={setDraft} />
                  </Suspense>
                ),
              },
              {
                name: 'terms',
                label: 'Annulation et attente',
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
      <QuestionDialog
        open={question.isAsked}
        title={questionTitles[tab]}
        keep="Continuer la saisie"
        give="Abandonner"
        onKeep={question.stay}
        onGive={question.giveUp}
      >
        Ce que vous avez saisi n’est pas enregistré.
      </QuestionDialog>
    </>
  );
}

const questionTitles: Record<TabName, string> = {
  rules: 'Abandonner cette règle\u00a0?',
  forfaits: 'Abandonner ce forfait\u00a0?',
  extras: 'Abandonner ces changements\u00a0?',
  terms: 'Abandonner ces changements\u00a0?',
};
const backLabels: Record<TabName, string> = {
  rules: 'Retour aux règles',
  forfaits: 'Retour aux forfaits',
  extras: 'Retour',
  terms: 'Retour',
};

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

/** On a narrow screen the form replaces the list, and its title the dialog's title. */
function DialogTitle({ writing, forfait }: { writing: RuleWriting; forfait: ForfaitWriting }) {
  const step = stepTitle(writing, forfait);
  if (!step) return 'Gestion des tarifs';
  return (
    <>
      <span className="only-wide">Gestion des tarifs</span>
      <span className="only-narrow">{step}</span>
    </>
  );
}

function stepTitle(writing: RuleWriting, { subject, draft }: ForfaitWriting): string | undefined {
  if (writing.subject) return titleOf(writing);
  if (!subject) return undefined;
  const { from, to, isBothWays } = draft;
  return from.name && to.name
    ? `Forfait ${from.name} ${isBothWays ? '↔' : '→'} ${to.name}`
    : 'Nouveau forfait';
}
