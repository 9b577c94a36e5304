import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { ZoneMap } from '#web/map/zone-map.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { useDeleteForfait } from './forfait-api.ts';
import { ForfaitForm } from './forfait-form.tsx';
import { ForfaitItem } from './forfait-item.tsx';
import './forfait-panel.css';
import { forfaitName } from '#domain/pricing/forfait.ts';
import { PricePreview } from './later-preview.tsx';
import type { ForfaitWriting } from './use-forfait-writing.ts';
import { usePreviewTrip } from './use-preview-trip.ts';

type Props = {
  forfaits: readonly ForfaitView[];
  rules: readonly PricingRuleView[];
  writing: ForfaitWriting;
  /** Asks for confirmation before an unsaved form is left. */
  leave: (go: () => void) => void;
};

/** The forfaits, the map of one of them, and which price wins; the form replaces the latter two. */
export function ForfaitPanel({ forfaits, rules, writing, leave }: Props) {
  const { panel, noteOpener } = useStepFocus(writing.subject);
  const [unwanted, setUnwanted] = useState<ForfaitView>();
  const trip = usePreviewTrip();
  const { subject, draft } = writing;

  const write = (next: ForfaitView | 'new' | 'paris-cdg') => {
    noteOpener();
    leave(() => writing.start(next));
  };

  if (forfaits.length === 0 && !subject)
    return (
      <EmptyState
        title="Aucun forfait."
        text="Commencez par Paris ↔ CDG."
        action={<NewForfaitButton onNew={() => write('paris-cdg')} />}
      />
    );
  return (
    <div className={subject ? 'pricing-writing' : 'forfait-reading pricing-wide'}>
      <div className="pricing-side">
        <NewForfaitButton onNew={() => write('new')} />
        <ul className="rules">
          {forfaits.map((forfait) => (
            <li key={forfait.id}>
              <ForfaitItem
                forfait={forfait}
                written={writing.id === forfait.id}
                onEdit={() => write(forfait)}
                onDelete={() => setUnwanted(forfait)}
              />
            </li>
          ))}
        </ul>
      </div>
      {subject ? (
        <ForfaitForm
          key={writing.id ?? 'new'}
          id={writing.id}
          draft={draft}
          change={writing.change}
          forfaits={forfaits}
          rules={rules}
          trip={trip}
          panel={panel}
          onDone={writing.stop}
          onCancel={() => leave(writing.stop)}
        />
      ) : (
        <div className="forfait-overview">
          <Overview forfaits={forfaits} />
          <PricePreview trip={trip} forfaits={forfaits} rules={rules} />
        </div>
      )}
      <DeleteForfait forfait={unwanted} onDone={() => setUnwanted(undefined)} />
    </div>
  );
}

/** The first active forfait on the map. */
function Overview({ forfaits }: { forfaits: readonly ForfaitView[] }) {
  const shown = forfaits.find(({ isActive }) => isActive) ?? forfaits[0];
  if (!shown) return null;
  return (
    <ZoneMap
      label={`Zones du forfait ${forfaitName(shown)}`}
      zones={[
        { zone: shown.from, end: 'start' },
        { zone: shown.to, end: 'end' },
      ]}
      fitKey={shown.id}
    />
  );
}

function NewForfaitButton({ onNew }: { onNew: () => void }) {
  return (
    <Button block icon={<Plus aria-hidden="true" />} onClick={onNew}>
      Nouveau forfait
    </Button>
  );
}

function DeleteForfait({ forfait, onDone }: { forfait: ForfaitView | undefined; onDone: () => void }) {
  const removal = useDeleteForfait();
  return (
    <QuestionDialog
      open={forfait !== undefined}
      title="Supprimer ce forfait&nbsp;?"
      keep="Garder le forfait"
      give="Supprimer le forfait"
      busy={removal.isPending}
      onKeep={onDone}
      onGive={() => forfait && removal.mutate(forfait, { onSettled: onDone })}
    >
      «&nbsp;{forfait && forfaitName(forfait)}&nbsp;» ne fixera plus aucun prix. Les courses déjà réservées
      gardent le leur.
    </QuestionDialog>
  );
}
