import type { CSSProperties } from 'react';
import { pickedColours } from './colours.ts';
import './colours.css';
import type { SettingsDraft } from '../use-settings-draft.ts';

const pairs = [
  { name: 'Ardoise et bleu', primary: '#1f2937', secondary: '#3b82f6' },
  { name: 'Sapin et or', primary: '#0f3d3e', secondary: '#d9a441' },
  { name: 'Prune et rose', primary: '#3b1d4a', secondary: '#e26d8f' },
  { name: 'Noir et lin', primary: '#111111', secondary: '#c8c2b4' },
  { name: 'Marine et corail', primary: '#0b2a5b', secondary: '#f25f3a' },
  { name: 'Bordeaux et sable', primary: '#5a1a1f', secondary: '#e8b07a' },
] as const;

export function ColourPairs({ draft }: { draft: SettingsDraft }) {
  const picked = pickedColours(draft);

  return (
    <fieldset>
      <legend className="field-label">Accords tout prêts</legend>
      <div className="colour-pairs">
        {pairs.map(({ name, primary, secondary }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={picked.primaryColor === primary && picked.secondaryColor === secondary}
            style={{ '--first': primary, '--second': secondary } as CSSProperties}
            onClick={() => {
              draft.change('primaryColor', primary);
              draft.change('secondaryColor', secondary);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
