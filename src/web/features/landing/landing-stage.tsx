import type { ReactNode } from 'react';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { logoOf, usePublicSettings } from '#web/api/public-settings.ts';
import { MapDrawing } from '#web/map/map-drawing.tsx';
import './landing-stage.css';

type Props = {
  /** Hides the picture on phones, to leave room for the form. */
  quiet: boolean;
  /** The background of the panel, given the picture to show at first. */
  background: (picture: ReactNode) => ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

export function LandingStage({ quiet, background, aside, children }: Props) {
  const image = backgroundOf(usePublicSettings());
  const picture = image ? <img className="stage-picture" src={image} alt="" /> : <MapDrawing />;

  return (
    <div className={quiet ? 'stage stage-quiet' : 'stage'}>
      <div className="stage-background">{background(picture)}</div>
      <section className="stage-panel" aria-labelledby="tagline">
        <h1 className="title" id="tagline">
          Réservez votre course ou connectez-vous à votre compte
        </h1>
        {children}
      </section>
      {aside}
    </div>
  );
}

function backgroundOf(settings: PublicSettings): string {
  const logo = logoOf(settings);
  return settings.useLogoAsBackground === 'true' && logo ? logo : settings.loginBackgroundUrl;
}
