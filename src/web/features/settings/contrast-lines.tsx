import { contrast, type Hex, readableOn, WHITE } from '#domain/branding/contrast.ts';
import { pickedColours } from './colours.ts';
import './colours.css';
import type { SettingsDraft } from './use-settings-draft.ts';

const ratio = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Which text will lie on each colour, and how well it reads there. */
export function ContrastLines({ draft }: { draft: SettingsDraft }) {
  const { primaryColor, secondaryColor } = pickedColours(draft);

  return (
    <ul className="contrasts">
      <ContrastLine ground={primaryColor} where="la couleur principale" />
      <ContrastLine ground={secondaryColor} where="la couleur secondaire" />
    </ul>
  );
}

function ContrastLine({ ground, where }: { ground: Hex; where: string }) {
  const text = readableOn(ground);

  return (
    <li>
      <span className="contrast-sample" style={{ background: ground, color: text }} aria-hidden="true">
        Aa
      </span>
      <span>
        Texte {text === WHITE ? 'blanc' : 'noir'} sur {where}
      </span>
      <b>{ratio.format(contrast(text, ground))}&nbsp;:&nbsp;1, lisible</b>
    </li>
  );
}
