import { clientApi } from '#contract/people/clients.api.ts';
import { presentRide, readRidesOfClient } from '#server/features/rides/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { sendPage } from '#server/http/send-page.ts';
import { serve } from '#server/http/serve.ts';
import { presentClientFile } from './present-client-file.ts';
import { readClientFile } from './read-client-file.ts';
import { saveClientNote } from './save-client-note.ts';

export const clientRoutes: Routes = async (app, { deps }) => {
  serve(app, clientApi.getFile, async ({ actor, params }) =>
    presentClientFile(await readClientFile(deps, actor, params.id)),
  );

  serve(app, clientApi.listRides, async ({ actor, params, query, reply }) => {
    const client = await readClientFile(deps, actor, params.id);
    const { rides, next } = await readRidesOfClient(deps, actor, client.id, query);
    return sendPage(
      reply,
      next,
      rides.map((ride) => presentRide(ride, actor, deps.clock())),
    );
  });

  serve(app, clientApi.saveNote, async ({ actor, params, body }) => {
    const client = await readClientFile(deps, actor, params.id);
    await saveClientNote(deps, { driverId: actor.id, clientId: client.id, content: body.note });
    return presentClientFile({ ...client, note: body.note });
  });
};
