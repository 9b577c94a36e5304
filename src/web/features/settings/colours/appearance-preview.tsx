import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { pickedColours } from './colours.ts';
import './appearance-preview.css';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { lookColours } from './preview-colours.ts';
import { PreviewMap } from './preview-map.tsx';

/** A preview of the two screens that the colours change most. */
export function AppearancePreview({ draft }: { draft: SettingsDraft }) {
  const { appName, logoUrl } = draft.values;

  return (
    <div className="looks" style={lookColours(pickedColours(draft))}>
      <p className="look-caption">Aperçu de la page d’accueil</p>
      <div className="look" aria-hidden="true">
        <div className="look-bar brand">
          <BrandMark name={appName} logoUrl={logoUrl} />
        </div>
        <LandingLook />
      </div>
      <p className="look-caption">Et de votre tableau de bord</p>
      <DashboardLook />
    </div>
  );
}

function LandingLook() {
  return (
    <div className="look-body">
      <p className="look-title">Réservez votre course ou connectez-vous à votre compte</p>
      <p className="look-tabs">
        <b>Réserver une course</b>
        <span>Se connecter</span>
      </p>
      <div className="look-stops">
        <p>
          <StopMark kind="start" />
          Gare de Lyon, hall 2, Paris
        </p>
        <p>
          <StopMark kind="end" />8 rue de la Paroisse, Versailles
        </p>
      </div>
      <PreviewMap />
      <span className="look-price">29 km · 55 min · 75,00&nbsp;€</span>
      <span className={buttonClass({ tone: 'primary', block: true })}>
        Réserver avec obligation de paiement
      </span>
    </div>
  );
}

function DashboardLook() {
  return (
    <div className="look-live" aria-hidden="true">
      <b>Course en cours depuis 14:05</b>
      <p>Roissy CDG 2E → Hôtel Lutetia</p>
      <span>Terminer</span>
    </div>
  );
}
