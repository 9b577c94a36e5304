import { evtcText } from '#contract/sentences/evtc-text.ts';
import { legalPages, MEDIATOR_LINK } from '#domain/legal/legal-pages.ts';
import { TARIFFS_PATH } from '#domain/pricing/tariffs-path.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';

/** The operator of the site, its legal pages, and its contact. */
export function LandingFooter() {
  const settings = usePublicSettings();
  const { companyAddress, contactEmail, contactPhone } = settings;

  return (
    <footer className="landing-footer">
      <p className="landing-company">
        <b>{settings.operatorName}</b>{' '}
        {[companyAddress, evtcText(settings.evtcNumber)].filter(Boolean).join(' · ')}
      </p>
      <nav aria-label="Informations légales">
        {Object.values(legalPages).map(({ path, short }) => (
          <a key={path} href={path}>
            {short}
          </a>
        ))}
        {settings.mediatorName && <a href={MEDIATOR_LINK}>Médiateur</a>}
        <a href={TARIFFS_PATH}>Tarifs</a>
      </nav>
      <p className="landing-contact">
        {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        {contactPhone && (
          <a className="figures" href={phoneLink(contactPhone)}>
            {phoneText(contactPhone)}
          </a>
        )}
      </p>
    </footer>
  );
}
