import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { spanText } from './span-text.ts';
import { receiptsFile } from './takings-api.ts';
import './takings-exports.css';
import type { TakingsSpan } from './takings-span.ts';

/** The files of the chosen period, for the accountant. */
export function TakingsExports({ span }: { span: TakingsSpan }) {
  return (
    <Card title={`Exports, ${spanText(span)}`}>
      <ul className="takings-exports">
        <Export href={receiptsFile(span)} name="Livre des recettes" kind="CSV">
          Chaque encaissement et chaque remboursement, par ordre de date
        </Export>
      </ul>
    </Card>
  );
}

type Props = { href: string; name: string; kind: string; children: ReactNode };

function Export({ href, name, kind, children }: Props) {
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{children}</small>
      </p>
      <a className={buttonClass({ size: 'small' })} href={href} download aria-label={`${name} (${kind})`}>
        <Download aria-hidden="true" />
        {kind}
      </a>
    </li>
  );
}
