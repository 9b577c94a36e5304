import { chatApi } from '#contract/people/chat.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { sendPage } from '#server/http/send-page.ts';
import { serve } from '#server/http/serve.ts';
import { askAssistant } from './assistant.ts';
import {
  findGeneralMessage,
  listGeneralMessages,
  readGeneralMessages,
  sendGeneralMessage,
} from './general-messages.ts';
import { readInbox } from './inbox.ts';
import { presentGeneralMessage, presentRideMessage } from './present-message.ts';
import { findRideMessage, listRideMessages, readRideMessages, sendRideMessage } from './ride-messages.ts';
import { readRideThreads } from './ride-threads.ts';
import { countUnread } from './unread.ts';

const done = { message: 'Conversation lue.' };

export const chatRoutes: Routes = async (app, { deps }) => {
  serve(app, chatApi.listRideMessages, async ({ actor, params, query, reply }) => {
    const { rows, next } = await listRideMessages(deps, actor, params.rideId, query.before);
    return sendPage(reply, next, rows.map(presentRideMessage));
  });

  serve(app, chatApi.sendRideMessage, async ({ actor, body }) => {
    const id = await sendRideMessage(deps, actor, body);
    return presentRideMessage(await findRideMessage(deps.db, id));
  });

  serve(app, chatApi.readRideMessages, async ({ actor, params }) => {
    await readRideMessages(deps, actor, params.rideId);
    return done;
  });

  serve(app, chatApi.listGeneralMessages, async ({ actor, query, reply }) => {
    const { rows, next } = await listGeneralMessages(deps, actor, query);
    return sendPage(reply, next, rows.map(presentGeneralMessage));
  });

  serve(app, chatApi.sendGeneralMessage, async ({ actor, body }) => {
    const id = await sendGeneralMessage(deps, actor, body);
    return presentGeneralMessage(await findGeneralMessage(deps.db, id));
  });

  serve(app, chatApi.readGeneralMessages, async ({ actor, body }) => {
    await readGeneralMessages(deps, actor, body.clientId);
    return done;
  });

  serve(app, chatApi.listThreads, async ({ query, reply }) => {
    const { threads, next } = await readInbox(deps, query.before);
    return sendPage(reply, next, threads);
  });

  serve(app, chatApi.listRideThreads, async ({ actor }) => readRideThreads(deps, actor));

  serve(app, chatApi.countUnread, async ({ actor }) => countUnread(deps, actor));

  serve(app, chatApi.askAssistant, async ({ actor }) => askAssistant(deps, actor));
};
