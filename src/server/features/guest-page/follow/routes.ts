import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type RideMessageView, rideMessageBody } from '#contract/people/chat.ts';
import { openFollowedPosition } from '#contract/platform/platform.calls.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { FOLLOW_PATH } from '#domain/guest/follow-link.ts';
import type { Deps } from '#server/deps.ts';
import { listRideMessages, presentRideMessage, sendRideMessage } from '#server/features/chat/index.ts';
import { followLink, guestLink, rideOfToken } from '#server/features/ride-links/index.ts';
import { AppError, statusOf } from '#server/http/errors.ts';
import type { Upgrade } from '#server/live/accept-upgrades.ts';
import { FOLLOW_LINK_ENDED, GUEST_LINK_ENDED, type Live } from '#server/live/keep-live.ts';
import { followOn } from '#server/live/side-socket.ts';
import type { Fields } from '../guest-actions.ts';
import { findGuestRide, type GuestRide, readGuestRide } from '../guest-ride.ts';
import { isLandingAct, landingActs } from '../landing-acts.ts';
import { type Asked, fieldsOf, linkPage, stepsOf } from '../link-page.ts';
import { draw, withoutTraces } from '../send-guest-page.ts';
import { messagesPage } from '../step-pages.ts';
import { drawFollow } from './draw-follow.ts';

const MESSAGES = 'messages';

type Options = { deps: Deps; live: Live; upgrade: Upgrade };

/** One ride for its passenger, by its link: without a session, without a cookie. */
export const followPageRoutes: FastifyPluginAsync<Options> = async (app, { deps, live, upgrade }) => {
  const { route, over } = linkPage(app, deps);

  app.get<Asked>(`${FOLLOW_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    const guest = await findGuestRide(deps, followLink, token);
    if (guest && step === '') return await drawFollow(deps, reply, { ...guest, base: baseOf(guest) });
    return guest && step === MESSAGES ? await drawMessages(reply, guest) : await over(reply);
  });

  app.post<Asked>(`${FOLLOW_PATH}/*`, route, async (request, reply) => {
    const [token, step] = stepsOf(request);
    const guest = await findGuestRide(deps, followLink, token);
    if (guest && isLandingAct(step)) return await land(reply, guest, step);
    if (!guest || step !== MESSAGES) return await over(reply);
    try {
      await write(guest, fieldsOf(request));
      return withoutTraces(reply).redirect(`${baseOf(guest)}/${MESSAGES}`, 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await drawMessages(reply.status(statusOf[error.code]), guest, error.message);
    }
  });

  async function land(reply: FastifyReply, guest: GuestRide, step: keyof typeof landingActs) {
    const base = baseOf(guest);
    try {
      await landingActs[step](deps, guest);
      return withoutTraces(reply).redirect(base, 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The current page, with the reason why nothing changed.
      const now = (await readGuestRide(deps, guest.token, guest.ride.id)) ?? guest;
      return await drawFollow(deps, reply.status(statusOf[error.code]), {
        ...now,
        base,
        problem: error.message,
      });
    }
  }

  app.get<{ Params: { token: string } }>(
    openFollowedPosition.path,
    { config: route.config, schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const link = await openedBy(request.params.token);
      if (!link) throw new AppError('not_found');
      upgrade(request, reply, (socket) => followOn(live, { socket, link }, link.rideId));
      return reply;
    },
  );

  /** The passenger, or the client of an order taken by telephone, who has no session either. */
  async function openedBy(token: string) {
    const [followed, ordered] = [
      await rideOfToken(deps, followLink, token),
      await rideOfToken(deps, guestLink, token),
    ];
    const rideId = followed ?? ordered;
    const clientId = rideId && (await live.positions.stateOf(rideId))?.clientId;
    if (!rideId || !clientId) return undefined;
    return { rideId, clientId, end: followed ? FOLLOW_LINK_ENDED : GUEST_LINK_ENDED } as const;
  }

  /** Writes into the client's conversation with the driver, under the passenger's name. */
  async function write({ ride, client }: GuestRide, { content = '', key }: Fields): Promise<void> {
    const read = rideMessageBody.safeParse({ rideId: ride.id, content, ...(key ? { key } : {}) });
    if (!read.success) throw new AppError('invalid_request');
    await sendRideMessage(deps, client, read.data, ride.passenger_name || null);
  }

  async function drawMessages(reply: FastifyReply, guest: GuestRide, problem?: string) {
    const { ride, client } = guest;
    const { rows } = await listRideMessages(deps, client, ride.id);
    const own = ride.passenger_name || client.first_name;
    const conversation = {
      base: baseOf(guest),
      whom: ride.driver_first_name ?? 'votre chauffeur',
      messages: rows.map(presentRideMessage),
      isMine: ({ senderId, senderName }: RideMessageView) => senderId === client.id && senderName === own,
      isOpen: isChatOpen(ride),
      problem,
    };
    return await draw(deps, reply, { title: 'Messages', main: () => messagesPage(conversation) });
  }
};

function baseOf({ token }: GuestRide): string {
  return `${FOLLOW_PATH}/${token}`;
}
