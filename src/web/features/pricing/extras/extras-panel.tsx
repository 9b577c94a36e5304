import { useId } from 'react';
import type { PriceExtrasView } from '#contract/pricing/price-extras.ts';
import { useTries } from '#web/forms/use-tries.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSaveExtras } from './extras-api.ts';
import './extras-panel.css';
import { bodyOf, draftOf, type ExtrasDraft, newSupplement, problemsOf } from './extras-values.ts';
import { OptionRows } from './option-rows.tsx';
import { SupplementRows } from './supplement-rows.tsx';

type Props = {
  extras: PriceExtrasView;
  draft: ExtrasDraft | undefined;
  onDraft: (draft: ExtrasDraft | undefined) => void;
};

/** What is added to a price, saved together. */
export function ExtrasPanel({ extras, draft: typed, onDraft }: Props) {
  const id = useId();
  const save = useSaveExtras();
  const tries = useTries();
  const draft = typed ?? draftOf(extras);
  const found = problemsOf(draft);
  const problems = tries.isTried ? found : {};

  const submit = () => {
    tries.note();
    if (Object.keys(found).length > 0 || save.isPending) return;
    save.mutate(bodyOf(draft), {
      onSuccess: () => {
        onDraft(undefined);
        tries.forget();
      },
    });
  };

  return (
    <form
      ref={tries.form}
      className="extras-panel pricing-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="extras-columns">
        <section aria-labelledby={`${id}-options`}>
          <h3 className="step-title" id={`${id}-options`}>
            Options au choix du client
          </h3>
          <p className="small soft">
            Proposées seulement quand elles ont un prix&nbsp;; 0&nbsp;€ se lit «&nbsp;Offert&nbsp;».
          </p>
          <OptionRows
            options={draft.options}
            problems={problems}
            onChange={(code, option) => onDraft({ ...draft, options: { ...draft.options, [code]: option } })}
          />
        </section>
        <section aria-labelledby={`${id}-supplements`}>
          <h3 className="step-title" id={`${id}-supplements`}>
            Suppléments appliqués seuls
          </h3>
          <p className="small soft">Chacun est une ligne du prix, écrite avant la commande.</p>
          <SupplementRows
            supplements={draft.supplements}
            problems={problems}
            onChange={(next) =>
              onDraft({
                ...draft,
                supplements: draft.supplements.map((one) => (one.key === next.key ? next : one)),
              })
            }
            onAdd={(kind) =>
              onDraft({
                ...draft,
                supplements: [...draft.supplements, newSupplement(kind, `new-${Date.now()}`)],
              })
            }
            onRemove={(gone) =>
              onDraft({ ...draft, supplements: draft.supplements.filter((one) => one.key !== gone.key) })
            }
          />
          <Notice tone="info">
            <b>Ce que lit le client</b>
            <br />
            «&nbsp;Prise en charge à l’aéroport … 5,00&nbsp;€&nbsp;», entre le forfait et le total.
          </Notice>
        </section>
      </div>
      {save.error && (
        <Notice tone="bad">
          {sentenceFor(save.error, 'Impossible d’enregistrer les options et suppléments.')}
        </Notice>
      )}
      <div className="extras-foot">
        <Button
          disabled={typed === undefined}
          onClick={() => {
            onDraft(undefined);
            save.reset();
          }}
        >
          Annuler
        </Button>
        <Button type="submit" tone="primary" busy={save.isPending}>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}
