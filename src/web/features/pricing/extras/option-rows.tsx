import Armchair from 'lucide-react/icons/armchair';
import Baby from 'lucide-react/icons/baby';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import PawPrint from 'lucide-react/icons/paw-print';
import SignpostBig from 'lucide-react/icons/signpost-big';
import type { ReactNode } from 'react';
import { FREE, optionNames } from '#contract/sentences/option-names.fr.ts';
import { type OptionCode, optionCodes } from '#domain/pricing/option.ts';
import { Switch } from '#web/ui/switch.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { typedCents } from '../typed-amounts.ts';
import type { ExtrasDraft, OptionDraft } from './extras-values.ts';

const icons: Record<OptionCode, ReactNode> = {
  baby_seat: <Baby aria-hidden="true" />,
  booster: <Armchair aria-hidden="true" />,
  animal: <PawPrint aria-hidden="true" />,
  sign: <SignpostBig aria-hidden="true" />,
  oversized_luggage: <BriefcaseBusiness aria-hidden="true" />,
};

type Props = {
  options: ExtrasDraft['options'];
  problems: Record<string, string>;
  onChange: (code: OptionCode, option: OptionDraft) => void;
};

export function OptionRows({ options, problems, onChange }: Props) {
  return (
    <ul className="extra-rows">
      {optionCodes.map((code) => (
        <li key={code} className="extra-row">
          {icons[code]}
          <p>
            <b>{optionNames[code]}</b>
            <small>{stateText(options[code])}</small>
          </p>
          <OptionInputs
            name={optionNames[code]}
            option={options[code]}
            problem={problems[`${code}-price`] ?? problems[`${code}-most`]}
            onChange={(option) => onChange(code, option)}
          />
        </li>
      ))}
    </ul>
  );
}

type InputProps = {
  name: string;
  option: OptionDraft;
  problem: string | undefined;
  onChange: (option: OptionDraft) => void;
};

/** A switch without a price cannot be on. */
function OptionInputs({ name, option, problem, onChange }: InputProps) {
  const isPriced = typedCents(option.price) !== undefined;
  return (
    <>
      <UnitField
        label={<span className="hidden-text">Prix, {name}</span>}
        unit="€"
        value={option.price}
        error={problem}
        onChange={({ target: { value: price } }) =>
          onChange({ ...option, price, isOn: option.isOn && typedCents(price) !== undefined })
        }
      />
      <UnitField
        label={<span className="hidden-text">Quantité au plus, {name}</span>}
        unit="par course"
        inputMode="numeric"
        value={option.most}
        onChange={(event) => onChange({ ...option, most: event.target.value })}
      />
      <Switch
        label={<span className="hidden-text">Proposer «&nbsp;{name}&nbsp;»</span>}
        checked={option.isOn}
        disabled={!isPriced}
        onChange={(isOn) => onChange({ ...option, isOn })}
      />
    </>
  );
}

function stateText({ price }: OptionDraft): string {
  const cents = typedCents(price);
  if (cents === undefined) return 'Sans prix : pas proposé';
  return cents === 0 ? FREE : '';
}
