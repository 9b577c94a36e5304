import { Field } from '#web/ui/field.tsx';
import './colours.css';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { type ColourName, pickedColours, tidyColour } from './colours.ts';

type Props = { draft: SettingsDraft; name: ColourName; label: string; hint: string };

/** The browser's colour picker, and a field for the exact code. */
export function ColourField({ draft, name, label, hint }: Props) {
  const { error, ...input } = draft.field(name);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="colour">
          <input
            type="color"
            className="colour-swatch"
            aria-label={`${label}\u00A0: choisir sur la palette`}
            value={pickedColours(draft)[name]}
            onChange={input.onChange}
          />
          <input
            {...input}
            {...control}
            type="text"
            className="input figures"
            placeholder="#rrggbb"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onBlur={() => draft.change(name, tidyColour(input.value))}
          />
        </div>
      )}
    </Field>
  );
}
