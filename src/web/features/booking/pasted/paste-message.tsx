import { useState } from 'react';
import { readPastedOrder } from '#domain/pasted-order/pasted-order.ts';
import type { OrderDraft } from '#web/signals/order-draft.ts';
import './pasted.css';
import { PasteText } from './paste-text.tsx';
import { PastedOrderForm } from './pasted-order-form.tsx';
import type { Pasted } from './pasted-values.ts';

type Props = {
  /** The next ride of a message that was read before. */
  again?: Pasted | undefined;
  onContinue: (draft: OrderDraft, pasted: Pasted) => void;
  onByHand: () => void;
};

/** From a text to a checked order. The text is held by this dialog only. */
export function PasteMessage({ again, onContinue, onByHand }: Props) {
  const [pasted, setPasted] = useState(again);

  if (!pasted)
    return (
      <PasteText
        onRead={(text) => setPasted({ text, order: readPastedOrder(text, new Date()), index: 0 })}
        onByHand={onByHand}
      />
    );
  return (
    <PastedOrderForm
      key={`${pasted.index} ${pasted.text}`}
      pasted={pasted}
      onClear={() => setPasted(undefined)}
      onContinue={(draft) => onContinue(draft, pasted)}
    />
  );
}
