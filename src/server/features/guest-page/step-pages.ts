import type { RideMessageView } from '#contract/people/chat.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { euroText, momentText } from '#contract/sentences/french.ts';
import { NO_PAYMENT_METHOD } from '#contract/sentences/payment-names.fr.ts';
import { tripText } from '#contract/words/trip-words.fr.ts';
import { moneyText } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { icon } from '#server/http/icons.ts';
import { newAddressToken } from '#server/secrets/tokens.ts';
import type { GuestView } from './guest-view.ts';
import { card, form, type Html, head, link, notice, submit } from './html-parts.ts';
import { noteText, vatPart } from './papers-part.ts';
import { pricePart, townOf } from './ride-parts.ts';
import { asksFirst, raisePart } from './state-parts.ts';
import { feeNow, feePart, nowPart, owedPart } from './terms-parts.ts';

export function back({ base }: Pick<GuestView, 'base'>): Html {
  return `<p class="guest-last">${link(base, 'Revenir à ma course', 'button button-plain')}</p>`;
}

export function problemOf({ problem }: Pick<GuestView, 'problem'>): Html {
  return problem ? notice('bad', problem) : '';
}

const ways: Record<PaymentMethod, { title: string; text: (driver: string) => string }> = {
  stripe: { title: 'Carte bancaire', text: () => 'Sur la page sécurisée de Stripe' },
  paypal: { title: 'Carte ou PayPal', text: () => 'Sur la page sécurisée de PayPal' },
  cash: { title: 'Espèces', text: (driver) => `À remettre à ${driver}, dans la voiture` },
};

export function payPage(view: GuestView, methods: readonly PaymentMethod[]): Html {
  const { ride, base } = view;
  const driver = ride.driver?.firstName ?? 'votre chauffeur';
  const choices = methods.map(
    (method, index) =>
      `<label class="guest-way"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>${icon(method === 'cash' ? 'cash' : 'card')}<span><b>${text(ways[method].title)}</b><small>${text(ways[method].text(driver))}</small></span></label>`,
  );
  return [
    '<h1 class="hidden-text">Payer ma course</h1>',
    problemOf(view),
    amountPart(view),
    form(
      `${base}/payer`,
      methods.length > 0
        ? card(
            `<fieldset class="guest-ways"><legend>Comment payez-vous\u00a0?</legend>${choices.join('')}</fieldset>`,
          )
        : notice('warn', NO_PAYMENT_METHOD),
      card(pricePart(ride), vatPart(view), owedPart(view), raisePart(view)),
      methods.length > 0
        ? `<div class="guest-foot">${submit(`Payer ${view.due}`, 'button-primary', 'lock')}<p class="guest-small">${text(noteText(view))}</p></div>`
        : '',
    ),
    back(view),
  ].join('\n');
}

function amountPart({ ride, due }: GuestView): Html {
  const [when, where] = tripWords(ride);
  return `<section class="guest-card guest-amount"><p>Course du ${text(when)}</p><b>${text(due)}</b><p>${text(`${where} · TTC`)}</p></section>`;
}

/** When and between which towns. */
function tripWords(ride: RideView): [when: string, where: string] {
  const [pickup, destination] = [townOf(ride.pickupAddress), townOf(ride.destinationAddress)];
  return [momentText(new Date(ride.scheduledAt)), tripText({ pickup, destination, hours: ride.hours })];
}

/** Leads to the provider's own page; with a script it goes there at once. */
export function awayPage(url: string, method: 'paypal' | 'stripe'): Html {
  const name = method === 'paypal' ? 'PayPal' : 'Stripe';
  return [
    head('Paiement sécurisé', `Vous payez sur la page de ${name}, puis revenez ici.`),
    `<p class="guest-last"><a class="button button-primary button-large button-block" id="suite" rel="noreferrer" href="${text(url)}">Continuer vers ${name}</a></p>`,
  ].join('\n');
}

type Conversation = {
  base: string;
  whom: string;
  messages: readonly RideMessageView[];
  isMine: (message: RideMessageView) => boolean;
  isOpen: boolean;
  problem: string | undefined;
};

export function messagesPage({ base, whom, messages, isMine, isOpen, problem }: Conversation): Html {
  const lines = messages.map((message) => {
    const [look, name] = isMine(message) ? ['guest-mine', 'Vous'] : ['guest-theirs', message.senderName];
    const at = momentText(new Date(message.createdAt));
    return `<li class="${look}"><p>${text(message.content)}</p><small>${text(name)}, ${text(at)}</small></li>`;
  });
  return [
    head(`Écrire à ${whom}`),
    problemOf({ problem }),
    lines.length > 0 ? `<ol class="guest-messages">${lines.join('')}</ol>` : '',
    isOpen
      ? form(
          `${base}/messages`,
          '<label class="field-label" for="content">Votre message</label>',
          '<textarea class="input" id="content" name="content" rows="3" maxlength="2000" required></textarea>',
          `<input type="hidden" name="key" value="${newAddressToken()}">`,
          submit('Envoyer'),
        )
      : '<p>Cette conversation est close.</p>',
    back({ base }),
  ].join('\n');
}

/** Cancels at once with the fee due, or asks the driver where no terms were agreed. */
export function cancelPage(view: GuestView): Html {
  const { ride, base } = view;
  const driver = ride.driver?.firstName ?? 'votre chauffeur';
  const asks = asksFirst(ride);
  const words = asks ? 'Demander l’annulation' : 'Annuler ma course';
  const fee = asks ? undefined : feeNow(ride, view.now);
  return [
    head(words, tripWords(ride).join(', ')),
    problemOf(view),
    fee === undefined ? '' : feePart(ride, fee, driver),
    nowPart(ride, view.freeMinutes, view.now),
    form(
      `${base}/annuler`,
      fee === undefined ? '' : `<input type="hidden" name="fee" value="${moneyText(fee)}">`,
      '<label class="field-label" for="reason">Raison <span>(facultatif)</span></label>',
      '<textarea class="input" id="reason" name="reason" rows="2" maxlength="500"></textarea>',
      asks ? `<p class="guest-soft">La course reste réservée jusqu’à la réponse de ${text(driver)}.</p>` : '',
      submit(words, 'button-danger-solid'),
    ),
    `<p class="guest-last">${link(base, 'Garder ma course', 'button button-plain')}</p>`,
  ].join('\n');
}

export function contestPage(view: GuestView): Html {
  const { ride, base, added } = view;
  return [
    head('Contester', `${added} de plus que le prix convenu de ${euroText(ride.estimatedPrice)}`),
    problemOf(view),
    card(pricePart(ride)),
    form(
      `${base}/contester`,
      '<label class="field-label" for="reason">Pourquoi\u00a0?</label>',
      '<textarea class="input" id="reason" name="reason" rows="3" maxlength="500" required></textarea>',
      '<p class="guest-soft">Le chauffeur et l’administration vous lisent. En attendant, seul le prix convenu est dû.</p>',
      submit('Contester'),
    ),
    back(view),
  ].join('\n');
}
