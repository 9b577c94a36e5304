import type { ReactNode } from 'react';
import type { PublicSettings } from '#contract/settings.ts';
import { logoOf, usePublicSettings } from '#web/api/public-settings.ts';
import './landing-stage.css';
import { RouteDrawing } from './route-drawing.tsx';

type Props = {
  /** Without the picture on phones: a form to fill needs the room. */
  quiet: boolean;
  children: ReactNode;
};

export function LandingStage({ quiet, children }: Props) {
  const background = backgroundOf(usePublicSettings());

  return (
    <div className={quiet ? 'stage stage-quiet' : 'stage'}>
      <div className="stage-ground" aria-hidden="true">
        {background ? <img className="stage-picture" src={background} alt="" /> : <RouteDrawing />}
      </div>
      <section className="stage-panel" aria-labelledby="tagline">
        <h1 className="title" id="tagline">
          Réservez votre course ou connectez-vous à votre compte
        </h1>
        {children}
      </section>
    </div>
  );
}

function backgroundOf(settings: PublicSettings): string {
  const logo = logoOf(settings);
  return settings.useLogoAsBackground === 'true' && logo ? logo : settings.loginBackgroundUrl;
}
