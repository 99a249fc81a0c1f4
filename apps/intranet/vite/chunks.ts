import { chunkGroups } from '../../../packages/web/vite/chunks.ts';

/** Which modules of this app are joined into few files. */
export const chunks = chunkGroups({
  start: [
    'apps/intranet/src/app/[\\w-]+\\.tsx?',
    'apps/intranet/src/features/[\\w-]+/routes\\.ts',
    'apps/intranet/src/shared/(?:leave|menu|parents|settings)\\.ts',
  ],
  signedIn: ['apps/intranet/src/app/shell/'],
});
