import { billApi } from '#contract/papers/bills.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { holdRide } from './billed-ride.ts';
import { saveBillingSettings } from './billing-settings.ts';
import { findBillingDetails, keepBillingDetails } from './buyer.ts';
import { creditInvoice } from './credit-invoice.ts';
import { notifyOfBills } from './notify-of-bills.ts';
import { creditableRide, readRideBills } from './read-bills.ts';
import { refuseChangedInvoice } from './refuse-changed-invoice.ts';
import { billsNow, refuseWrongDetails, requestInvoice, requestNote } from './request-bill.ts';
import { rideBillFile } from './ride-bill-file.ts';

export const billRoutes: Routes = async (app, { deps }) => {
  serve(app, billApi.list, async ({ actor, query }) => readRideBills(deps, actor, query.ids.split(',')));

  serve(app, billApi.requestNote, async ({ actor, params }) => requestNote(deps, actor, params.id));

  serve(app, billApi.requestInvoice, async ({ actor, params, body }) =>
    requestInvoice(deps, actor, params.id, body),
  );

  serve(app, billApi.credit, async ({ actor, params, body: { left, ...wanted } }) => {
    const ride = await creditableRide(deps.db, actor, params.id);
    await deps.db.transaction().execute(async (trx) => {
      await holdRide(trx, ride.id);
      await refuseChangedInvoice(trx, ride.id, left);
      await creditInvoice(deps, trx, ride, { ...wanted, issuedBy: actor.id });
      await notifyOfBills(deps, trx, ride);
    });
    return await billsNow(deps, actor, ride.id);
  });

  serve(app, billApi.download, async ({ actor, params, reply }) => {
    const { name, bytes } = await rideBillFile(deps, actor, params.id, params.billId);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });

  serve(app, billApi.getDetails, async ({ actor }) => ({
    details: (await findBillingDetails(deps.db, actor.id)) ?? null,
  }));

  serve(app, billApi.saveDetails, async ({ actor, body }) => {
    refuseWrongDetails(body);
    await keepBillingDetails(deps.db, actor.id, body, deps.clock());
    return { details: (await findBillingDetails(deps.db, actor.id)) ?? null };
  });

  serve(app, billApi.getSettings, async () => (await deps.settings.current()).billing);

  serve(app, billApi.saveSettings, async ({ actor, body }) => saveBillingSettings(deps, actor, body));
};
