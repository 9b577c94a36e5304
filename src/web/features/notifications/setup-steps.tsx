import type { ReactNode } from 'react';
import type { MessageProvider } from '#domain/notification/notification.ts';
import { providerLabels } from './providers.ts';
import './setup-steps.css';
import { TemplateList } from './template-list.tsx';

/** The setup of a provider. */
export function SetupSteps({ provider }: { provider: MessageProvider }) {
  return (
    <section className="setup">
      <h3>Configurer {providerLabels[provider]}</h3>
      <ol>{stepsOf(provider)}</ol>
    </section>
  );
}

function stepsOf(provider: MessageProvider): ReactNode {
  switch (provider) {
    case 'whatsapp-business':
      return <BusinessSteps />;
    case 'twilio':
      return <TwilioSteps />;
    case 'whatsapp-web':
      return <WebSteps />;
  }
}

function BusinessSteps() {
  return (
    <>
      <li>Créez une application dans l’espace développeur de Meta et ajoutez-y WhatsApp.</li>
      <li>
        Donnez au serveur le jeton <code>WHATSAPP_TOKEN</code> et le numéro{' '}
        <code>WHATSAPP_PHONE_NUMBER_ID</code>.
      </li>
      <li>
        Faites approuver un modèle par message, puis donnez son nom au serveur. Chaque modèle reçoit ces
        valeurs, dans cet ordre&nbsp;:
        <TemplateList />
      </li>
      <li>Redémarrez le serveur, puis testez la connexion.</li>
    </>
  );
}

function TwilioSteps() {
  return (
    <>
      <li>Ouvrez un compte Twilio et louez un numéro, pour les SMS ou pour WhatsApp.</li>
      <li>
        Donnez au serveur l’identifiant <code>TWILIO_ACCOUNT_SID</code>, le jeton{' '}
        <code>TWILIO_AUTH_TOKEN</code> et l’expéditeur <code>TWILIO_FROM</code>&nbsp;: le numéro,{' '}
        <code>whatsapp:</code> suivi du numéro, ou un service de messages (<code>MG…</code>).
      </li>
      <li>Redémarrez le serveur, puis testez la connexion.</li>
    </>
  );
}

function WebSteps() {
  return (
    <>
      <li>Sauvegardez ce choix, puis reliez votre téléphone avec le QR code ci-dessous.</li>
      <li>Gardez WhatsApp installé sur ce téléphone&nbsp;: les messages partent de votre numéro.</li>
      <li>Testez la connexion.</li>
    </>
  );
}
