import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RideMessageView } from '#contract/people/chat.ts';
import { euroText } from '#contract/sentences/french.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { GUEST_PATH } from '#domain/guest/guest-link.ts';
import { moneyText } from '#domain/money.ts';
import { amountDue, amountToPay, isPayable, raiseOf } from '#domain/payment/payment.ts';
import { freeMinutesOf } from '#server/db/ride-way.ts';
import type { Deps } from '#server/deps.ts';
import { readRideBills } from '#server/features/bills/index.ts';
import { listRideMessages, presentRideMessage } from '#server/features/chat/index.ts';
import { paymentFactsOf } from '#server/features/payments/index.ts';
import { readWaitingTerms } from '#server/features/pricing/index.ts';
import { presentRide, rideCalendar } from '#server/features/rides/index.ts';
import { offeredMethods } from '#server/features/settings/index.ts';
import { voucherPdf, vouchersOfRide } from '#server/features/vouchers/index.ts';
import { AppError, statusOf } from '#server/http/errors.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { accountPage } from './account-pages.ts';
import { settle } from './guest-actions.ts';
import { type GuestRide, readGuestRide } from './guest-ride.ts';
import type { GuestView } from './guest-view.ts';
import { inactiveLinkPage } from './inactive-link.ts';
import { hasMap, mainPage } from './main-page.ts';
import { draw, withoutTraces } from './send-guest-page.ts';
import { paperNamed, sendPaper } from './send-paper.ts';
import { isAhead } from './state-parts.ts';
import { cancelPage, contestPage, messagesPage, payPage } from './step-pages.ts';
import { wayFrame } from './way-frame.ts';

type Shown = { guest: GuestRide; step: string; problem?: string; isSent?: boolean };

/** The page of a step, a paper of the ride, or the page of a link that opens nothing. */
export async function drawStep(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Shown,
): Promise<FastifyReply> {
  const { guest, step, isSent = false } = shown;
  const view = await guestViewOf(deps, shown);
  const page = (title: string, main: () => string) => draw(deps, reply, { title, main });
  /** For a step that is over; why something was refused is said there. */
  const main = async () =>
    shown.problem
      ? await drawStep(deps, request, reply, { ...shown, step: '' })
      : withoutTraces(reply).redirect(view.base, 303);
  switch (step) {
    case '':
      return await draw(deps, reply, {
        title: 'Ma course',
        main: () => mainPage(view),
        live: { at: view.now, ...(hasMap(view.ride) ? { map: await guestMap(deps, guest) } : {}) },
      });
    case 'payer': {
      if (Object.hasOwn(request.query as object, 'retour'))
        return await comeBack(deps, request, reply, guest);
      if (!view.isPayable) return await main();
      const offered = offeredMethods(await deps.settings.current(), deps.options.stripeEnabled);
      const methods = (['stripe', 'paypal', 'cash'] as const).filter((method) => offered.has(method));
      return await page('Payer', () => payPage(view, methods));
    }
    case 'messages': {
      const { rows } = await listRideMessages(deps, guest.client, guest.ride.id);
      const messages = rows.map(presentRideMessage);
      const conversation = {
        base: view.base,
        whom: view.ride.driver?.firstName ?? view.enteredBy,
        messages,
        isMine: ({ senderId, senderName }: RideMessageView) =>
          senderId === guest.client.id && senderName === guest.client.first_name,
        isOpen: isChatOpen(guest.ride),
        problem: view.problem,
      };
      return await page('Messages', () => messagesPage(conversation));
    }
    case 'annuler':
      if (!isAhead(view.ride) || view.ride.cancellationRequestedAt) return await main();
      return await page('Annulation', () => cancelPage(view));
    case 'contester':
      if (view.raise !== 'open') return await main();
      return await page('Contester', () => contestPage(view));
    case 'compte':
      if (!guest.isContact || !deps.mailer) return withoutTraces(reply).redirect(view.base, 303);
      return await page('Créer un compte', () => accountPage(view, isSent));
    case 'bon.pdf': {
      const [last] = await vouchersOfRide(deps.db, guest.ride.id);
      const { bytes, name } = await voucherPdf(deps, last, await siteUrl(deps, request));
      return sendPaper(reply, 'application/pdf', name, bytes);
    }
    case 'agenda.ics': {
      const name = `course-${guest.ride.number}.ics`;
      return sendPaper(
        reply,
        'text/calendar; charset=utf-8',
        name,
        await rideCalendar(deps, guest.ride, request.host),
      );
    }
    default: {
      const paper = await paperNamed(deps, guest, view.bills, step);
      if (paper) return sendPaper(reply, 'application/pdf', paper.name, paper.bytes);
      return await draw(deps, reply, {
        title: 'Ce lien n’est plus actif',
        main: inactiveLinkPage,
        status: 404,
      });
    }
  }
}

/** Full width, with the minutes over its lower edge. */
async function guestMap(deps: Deps, { ride }: GuestRide) {
  return { frame: await wayFrame(deps, ride, 'guest-map'), ...deps.webApp.followFiles() };
}

/** A provider may be slow: then the page says that the payment is being verified. */
async function comeBack(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: GuestRide,
): Promise<FastifyReply> {
  try {
    await settle(deps, guest);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const now = (await readGuestRide(deps, guest.token, guest.ride.id)) ?? guest;
    return await drawStep(deps, request, reply.status(statusOf[error.code]), {
      guest: now,
      step: '',
      problem: error.message,
    });
  }
  return withoutTraces(reply).redirect(`${GUEST_PATH}/${guest.token}`, 303);
}

async function guestViewOf(deps: Deps, { guest, problem }: Shown): Promise<GuestView> {
  const facts = paymentFactsOf(guest.ride);
  const [bills] = await readRideBills(deps, guest.client, [guest.ride.id]);
  return {
    ride: presentRide(guest.ride, guest.client, deps.clock()),
    base: `${GUEST_PATH}/${guest.token}`,
    enteredBy: guest.enteredBy,
    isContact: guest.isContact,
    mayCreateAccount: deps.mailer !== undefined,
    isPayable: isPayable(facts),
    isCredited: amountDue(facts) === 0,
    due: euroText(moneyText(amountToPay(facts))),
    raise: facts.raise ?? null,
    added: euroText(moneyText(raiseOf(facts))),
    bills,
    freeMinutes: freeMinutesOf(guest.ride, await readWaitingTerms(deps.db)),
    now: deps.clock(),
    problem,
  };
}
