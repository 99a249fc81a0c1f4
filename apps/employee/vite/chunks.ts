import { chunkGroups } from '../../../packages/web/vite/chunks.ts';

/** Which modules of this app are joined into few files. */
export const chunks = chunkGroups({
  start: [
    'apps/employee/src/app/(?!(?:routes|first-routes|session-routes|without-screen|create-waiting-queue)\\.)[\\w-]+\\.tsx?',
    'apps/employee/src/features/login/routes\\.ts',
    'apps/employee/src/shared/(?:link-search|parents|settings|errors/not-found)\\.tsx?',
  ],
  behind: [
    'apps/employee/src/app/(?:[\\w-]*routes|without-screen|create-waiting-queue)\\.ts',
    'apps/employee/src/features/[\\w-]+/routes\\.ts',
    'apps/employee/src/shared/menu\\.ts',
    'packages/(?:domain/src/perfil/menu|client/src/queue/(?!idb)\\w+)\\.ts',
  ],
  door: [
    'apps/employee/src/features/login/(?:screens/|components/|[\\w-]+\\.ts)',
    'apps/employee/src/shared/(?:door/door-page|keep-session|remembered)',
  ],
  signedIn: ['apps/employee/src/app/shell/', 'apps/employee/src/shared/(?:day/|bell|reads|use-(?:seconds-left|tap-guard))'],
  home: ['apps/employee/src/features/home/(?:screens/home-screen|components/(?!problem-sheet))'],
});
