import { contrast, type Hex, readableOn, WHITE } from '#domain/branding/contrast.ts';
import { pickedColours } from './colours.ts';
import './colours.css';
import type { SettingsDraft } from '../use-settings-draft.ts';

const ratio = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The text colour on each colour, and its contrast. */
export function ContrastLines({ draft }: { draft: SettingsDraft }) {
  const { primaryColor, secondaryColor } = pickedColours(draft);

  return (
    <ul className="contrasts">
      <ContrastLine background={primaryColor} where="la couleur principale" />
      <ContrastLine background={secondaryColor} where="la couleur secondaire" />
    </ul>
  );
}

function ContrastLine({ background, where }: { background: Hex; where: string }) {
  const text = readableOn(background);

  return (
    <li>
      <span className="contrast-sample" style={{ background, color: text }} aria-hidden="true">
        Aa
      </span>
      <span>
        Texte {text === WHITE ? 'blanc' : 'noir'} sur {where}
      </span>
      <b>{ratio.format(contrast(text, background))}&nbsp;:&nbsp;1, lisible</b>
    </li>
  );
}
