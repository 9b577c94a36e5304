import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { takingsApi } from '#contract/money/takings.api.ts';
import { mayBeOld } from '#server/http/may-be-old.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { presentAccounting, saveAccounting } from './accounting.ts';
import { billsCsv } from './bills-csv.ts';
import { fecFile } from './fec/fec-file.ts';
import { listReceipts } from './list-receipts.ts';
import { billsIn } from './period-bills.ts';
import { presentTakings } from './present-takings.ts';
import { receiptsIn } from './read-receipts.ts';
import { readTakings, spanOf } from './read-takings.ts';
import { receiptsCsv } from './receipts-csv.ts';
import { takerFor } from './taker.ts';

/** A year of receipts is a long reading. */
const exports = { requestsAMinute: 20 };
const CSV = 'text/csv; charset=utf-8';

export const takingRoutes: Routes = async (app, { deps }) => {
  serve(app, takingsApi.get, async ({ actor, query, request }) =>
    presentTakings(
      await mayBeOld(deps, request, (reading) => readTakings(reading, actor, query)),
      actor,
      deps.clock(),
    ),
  );

  serve(app, takingsApi.listReceipts, async ({ actor, query, request }) =>
    mayBeOld(deps, request, (reading) => listReceipts(reading, actor, query)),
  );

  serve(
    app,
    takingsApi.download,
    ({ actor, query, reply }) => {
      const span = spanOf(deps, query);
      const name = `recettes-${span.firstDay}-${span.lastDay}.csv`;
      return sendFile(reply, { name, type: CSV }, receiptsCsv(receiptsIn(deps, takerFor(actor), span)));
    },
    exports,
  );

  serve(
    app,
    takingsApi.downloadBills,
    ({ actor, query, reply }) => {
      const span = spanOf(deps, query);
      const name = `factures-${span.firstDay}-${span.lastDay}.csv`;
      return sendFile(reply, { name, type: CSV }, billsCsv(billsIn(deps, takerFor(actor), span)));
    },
    exports,
  );

  serve(
    app,
    takingsApi.downloadFec,
    async ({ actor, query, reply }) => {
      const { name, bytes } = await fecFile(deps, takerFor(actor), spanOf(deps, query));
      return sendFile(reply, { name, type: 'text/plain; charset=iso-8859-15' }, bytes);
    },
    exports,
  );

  serve(app, takingsApi.getAccounting, async () => presentAccounting(deps));

  serve(app, takingsApi.saveAccounting, async ({ actor, body }) => {
    await saveAccounting(deps, actor, body);
    return await presentAccounting(deps);
  });
};

/** Sent as it is read. */
function sendFile(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  content: AsyncIterable<string | Uint8Array>,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }));
}
