import ArrowRight from 'lucide-react/icons/arrow-right';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { ForfaitView } from '#contract/pricing/forfaits.ts';
import { euroText } from '#web/text/euros.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToggleForfait } from './forfait-api.ts';
import './forfait-item.css';
import { forfaitName } from '#domain/pricing/forfait.ts';
import { termsText } from './forfait-text.ts';

type Props = { forfait: ForfaitView; written: boolean; onEdit: () => void; onDelete: () => void };

export function ForfaitItem({ forfait, written, onEdit, onDelete }: Props) {
  const id = useId();
  const toggle = useToggleForfait();
  const name = forfaitName(forfait);
  const Arrow = forfait.isBothWays ? MoveHorizontal : ArrowRight;

  return (
    <article
      className={forfait.isActive ? 'forfait' : 'forfait forfait-off'}
      aria-labelledby={id}
      aria-current={written || undefined}
    >
      <h3 className="forfait-name" id={id}>
        <span className="hidden-text">{name}</span>
        <span aria-hidden="true">{forfait.from.name}</span>
        <Arrow aria-hidden="true" />
        <span aria-hidden="true">{forfait.to.name}</span>
      </h3>
      <b className="forfait-price figures">{euroText(forfait.price)}</b>
      <p className="forfait-terms">{termsText(forfait)}</p>
      <div className="rule-foot">
        <Switch
          label={<span className="hidden-text">Activer «&nbsp;{name}&nbsp;»</span>}
          checked={forfait.isActive}
          disabled={written || toggle.isPending}
          onChange={() => toggle.mutate(forfait)}
        />
        <Badge tone={forfait.isActive ? 'ok' : 'plain'}>{forfait.isActive ? 'Actif' : 'Inactif'}</Badge>
        <span className="rule-tools">
          <IconButton
            label={`Modifier «\u00a0${name}\u00a0»`}
            icon={<Pencil aria-hidden="true" />}
            disabled={written}
            onClick={onEdit}
          />
          <IconButton
            label={`Supprimer «\u00a0${name}\u00a0»`}
            icon={<Trash aria-hidden="true" />}
            disabled={written}
            onClick={onDelete}
          />
        </span>
      </div>
    </article>
  );
}
