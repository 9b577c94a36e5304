import type { ReactNode } from 'react';
import type { PublicSettings } from '#contract/settings.ts';
import { logoOf, usePublicSettings } from '#web/api/public-settings.ts';
import { MapDrawing } from '#web/map/map-drawing.tsx';
import './landing-stage.css';

type Props = {
  /** Without the picture on phones: a form to fill needs the room. */
  quiet: boolean;
  /** What the panel lies on, made from the picture that stands there at first. */
  ground: (picture: ReactNode) => ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

export function LandingStage({ quiet, ground, aside, children }: Props) {
  const background = backgroundOf(usePublicSettings());
  const picture = background ? <img className="stage-picture" src={background} alt="" /> : <MapDrawing />;

  return (
    <div className={quiet ? 'stage stage-quiet' : 'stage'}>
      <div className="stage-ground">{ground(picture)}</div>
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
