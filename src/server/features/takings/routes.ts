import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { takingsApi } from '#contract/takings.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { listReceipts } from './list-receipts.ts';
import { presentTakings } from './present-takings.ts';
import { receiptsIn } from './read-receipts.ts';
import { readTakings, spanOf } from './read-takings.ts';
import { receiptsCsv } from './receipts-csv.ts';
import { takerFor } from './taker.ts';

/** A year of receipts is a long reading. */
const exports = { requestsAMinute: 20 };

export const takingRoutes: Routes = async (app, { deps }) => {
  serve(app, takingsApi.get, async ({ actor, query }) =>
    presentTakings(await readTakings(deps, actor, query), actor),
  );

  serve(app, takingsApi.listReceipts, async ({ actor, query }) => listReceipts(deps, actor, query));

  serve(
    app,
    takingsApi.download,
    ({ actor, query, reply }) => {
      const span = spanOf(deps, query);
      const file = `recettes-${span.firstDay}-${span.lastDay}.csv`;
      return sendFile(reply, file, receiptsCsv(receiptsIn(deps, takerFor(actor), span)));
    },
    exports,
  );
};

/** Sent as it is read. */
function sendFile(reply: FastifyReply, name: string, text: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(text, { objectMode: false }));
}
