import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import type { AccountingView } from '#contract/money/accounting.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { billsFile, fecFile, useAccounting } from './accounting-api.ts';
import { companySirenAddress } from './company-siren-address.ts';
import { spanText } from './span-text.ts';
import { receiptsFile } from './takings-api.ts';
import './takings-exports.css';
import type { TakingsSpan } from './takings-span.ts';

type Props = { span: TakingsSpan; viewer: UserView };

/** The files of the chosen period, for the accountant. */
export function TakingsExports({ span, viewer }: Props) {
  return (
    <Card title={`Exports, ${spanText(span)}`}>
      <ul className="takings-exports">
        <Export
          name="Livre des recettes"
          note="Chaque encaissement et chaque remboursement, par ordre de date"
        >
          <FileLink href={receiptsFile(span)} name="Livre des recettes" kind="CSV" />
        </Export>
        <Export name="Factures et avoirs" note="Avec leur TVA par taux">
          <FileLink href={billsFile(span)} name="Factures et avoirs" kind="CSV" />
        </Export>
        <FecExport {...{ span, viewer }} />
      </ul>
    </Card>
  );
}

const AccountingDialog = preloadable(async () => (await import('./accounting-dialog.tsx')).AccountingDialog, {
  quiet: true,
});

function FecExport({ span, viewer }: Props) {
  const accounting = useAccounting();
  const [isOpen, setOpen] = useState<boolean>();

  return (
    <Export name="Écritures comptables" note={<FecNote {...{ accounting, viewer }} />}>
      {accounting && (
        <Button size="small" tone="plain" onClick={() => setOpen(true)}>
          Comptes
        </Button>
      )}
      {accounting?.siren && <FileLink href={fecFile(span)} name="Écritures comptables" kind="FEC" />}
      {accounting && isOpen !== undefined && (
        <AccountingDialog accounting={accounting} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Export>
  );
}

/** The file is named after the SIREN: without it there is none. */
function FecNote({ accounting, viewer }: { accounting: AccountingView | undefined; viewer: UserView }) {
  if (!accounting || accounting.siren)
    return 'Ventes et encaissements\u00a0; à faire vérifier par votre comptable';
  return (
    <>
      Indiquez d’abord <Link href={companySirenAddress(viewer)}>le SIREN de l’entreprise</Link>.
    </>
  );
}

function Export({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{note}</small>
      </p>
      <div className="row">{children}</div>
    </li>
  );
}

function FileLink({ href, name, kind }: { href: string; name: string; kind: string }) {
  return (
    <a className={buttonClass({ size: 'small' })} href={href} download aria-label={`${name} (${kind})`}>
      <Download aria-hidden="true" />
      {kind}
    </a>
  );
}
