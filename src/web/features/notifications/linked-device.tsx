import './linked-device.css';
import { useId } from 'react';
import { linkDevice, unlinkDevice } from '#contract/notifications/notifications.calls.ts';
import type { LinkedDeviceView } from '#contract/notifications/notifications.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useChangeDevice, useLinkedDevice } from './notifications-api.ts';
import { spacedPhone } from './spaced-phone.ts';

/** The phone linked to WhatsApp Web. */
export function LinkedDevice() {
  const id = useId();
  const { data: device, isError, isFetching, refetch } = useLinkedDevice();

  return (
    <section className="device" aria-labelledby={id} aria-live="polite">
      <h3 id={id}>Appareil relié</h3>
      {device && <DeviceState device={device} />}
      {!device && isError && (
        <ErrorState
          text="Impossible de connaître l’état de l’appareil."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!device && !isError && <Skeleton cards={1} />}
    </section>
  );
}

function DeviceState({ device: { state, code, phone } }: { device: LinkedDeviceView }) {
  switch (state) {
    case 'not_installed':
      return (
        <Notice tone="warn">
          Ce serveur n’a pas le module de WhatsApp Web. Installez le paquet facultatif <b>baileys</b>, puis
          redémarrez le serveur.
        </Notice>
      );
    case 'unlinked':
      return <Unlinked />;
    case 'connecting':
      return (
        <p className="device-line">
          <span className="spinner" aria-hidden="true" />
          Connexion à WhatsApp…
        </p>
      );
    case 'waiting_scan':
      return <Scan code={code} />;
    case 'linked':
      return <Linked phone={phone} />;
  }
}

function Unlinked() {
  const link = useChangeDevice(linkDevice);

  return (
    <div className="device-line">
      <Status tone="warn" shape="hollow">
        Aucun appareil
      </Status>
      <Button size="small" busy={link.isPending} onClick={() => link.mutate()}>
        Relier un appareil
      </Button>
    </div>
  );
}

function Scan({ code }: { code: string | null }) {
  return (
    <div className="device-scan">
      {code && <QrCode text={code} label="QR code à scanner avec WhatsApp sur votre téléphone" />}
      <ol className="small">
        <li>Ouvrez WhatsApp sur votre téléphone.</li>
        <li>Allez dans Réglages, puis Appareils connectés.</li>
        <li>Touchez «&nbsp;Connecter un appareil&nbsp;» et visez ce code.</li>
      </ol>
    </div>
  );
}

function Linked({ phone }: { phone: string | null }) {
  const unlink = useChangeDevice(unlinkDevice);

  return (
    <div className="device-line">
      <Status tone="ok">{phone ? `Relié au ${spacedPhone(phone)}` : 'Appareil relié'}</Status>
      <Button size="small" tone="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
        Délier
      </Button>
    </div>
  );
}
