import orders from './openapi/paypal-orders.json' with { type: 'json' };
import refunds from './openapi/paypal-refunds.json' with { type: 'json' };
import type { OpenApiDocument } from './openapi-check.ts';

/** What PayPal publishes about the calls we make. */
export const paypalOrdersDocument: OpenApiDocument = orders;
export const paypalRefundsDocument: OpenApiDocument = refunds;
