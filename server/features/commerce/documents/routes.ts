import * as contract from '@parley/contract/orders';
import type { FilesPort } from '../../../integrations/ports.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { idsIn, printInvoices, printLabels, printSlips } from './print.ts';

const pdf = 'application/pdf';

export const documentRoutes = (parts: { files: FilesPort }) => (route: Routes) => {
  route(contract.downloadPackingSlip, async (ctx, { id, shipment }, http) => {
    const { name, bytes } = await printSlips(ctx, parts, [id], shipment);
    return sendFile(http, { name, type: pdf, bytes });
  });
  route(contract.downloadLabel, async (ctx, { id, size, shipment }, http) => {
    const { name, bytes } = await printLabels(ctx, [id], size, shipment);
    return sendFile(http, { name, type: pdf, bytes });
  });
  route(contract.downloadPackingSlips, async (ctx, { ids }, http) => {
    const { name, bytes } = await printSlips(ctx, parts, idsIn(ids));
    return sendFile(http, { name, type: pdf, bytes });
  });
  route(contract.downloadLabels, async (ctx, { ids, size }, http) => {
    const { name, bytes } = await printLabels(ctx, idsIn(ids), size);
    return sendFile(http, { name, type: pdf, bytes });
  });
  route(contract.downloadInvoice, async (ctx, { id }, http) => {
    const { name, bytes } = await printInvoices(ctx, parts, [id]);
    return sendFile(http, { name, type: pdf, bytes });
  });
  route(contract.downloadInvoices, async (ctx, { ids }, http) => {
    const { name, bytes } = await printInvoices(ctx, parts, idsIn(ids));
    return sendFile(http, { name, type: pdf, bytes });
  });
};
