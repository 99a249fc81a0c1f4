import { chunkGroups } from '../../../packages/web/vite/chunks.ts';

/** Which of this app's modules lie together in few files. */
export const chunks = chunkGroups({
  start: ['apps/intranet/src/app/(?:routes/)?[\\w-]+\\.tsx?'],
  signedIn: ['apps/intranet/src/app/shell/'],
});
