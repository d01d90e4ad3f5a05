import { largestFile } from '@parley/contract/channels';
import { uploadFile } from '@parley/contract/files';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveFile } from '../../../platform/http/upload.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { keepUpload } from './keep-upload.ts';

export function fileRoutes(route: Routes) {
  route(uploadFile, async (ctx, _input, http) =>
    keepUpload(ctx, await receiveFile(http, 'file', largestFile), { kind: 'user', id: personId(ctx.actor) }),
  );
}
