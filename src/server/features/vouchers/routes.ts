import { voucherApi } from '#contract/papers/vouchers.api.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { siteInUse } from '#server/http/site-url.ts';
import { findRideVouchers } from './find-ride-vouchers.ts';
import { issueLater } from './issue-later.ts';
import { presentVoucher } from './present-voucher.ts';
import { readRoadside } from './read-roadside.ts';
import { vouchersOfRide } from './read-vouchers.ts';
import { voucherPdf } from './voucher-pdf.ts';

export const voucherRoutes: Routes = async (app, { deps }) => {
  serve(app, voucherApi.getRoadside, async ({ actor, request }) =>
    readRoadside(deps, actor, siteInUse(deps, request)),
  );

  serve(app, voucherApi.listOfRide, async ({ actor, params, request }) => {
    const rows = await findRideVouchers(deps, actor, params.id);
    return rows.map((row) => presentVoucher(row, siteInUse(deps, request)));
  });

  serve(app, voucherApi.download, async ({ actor, params, query, request, reply }) => {
    const versions = await findRideVouchers(deps, actor, params.id);
    const wanted = query.version === undefined ? undefined : Number(query.version);
    const row = versions.find(({ document }) => wanted === undefined || document.version === wanted);
    const { bytes, name } = await voucherPdf(deps, row, siteInUse(deps, request));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(bytes);
  });

  serve(app, voucherApi.issue, async ({ actor, params, request }) => {
    await issueLater(deps, actor, params.id);
    const [last] = await vouchersOfRide(deps.db, params.id);
    if (!last) throw new AppError('voucher_not_found');
    return presentVoucher(last, siteInUse(deps, request));
  });
};
