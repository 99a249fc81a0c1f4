import type { First } from '@jornada/web/first-texts.ts';

/** The addresses that most starts lead to. */
const HOME = /^\/(?:home)?$/;

/**
 * Loads the screen that this start will probably show, together with the app's own code. The router requests it again, and
 * reports a failure.
 */
export function fetchScreen({ isSignedIn }: First): void {
  const parts = !isSignedIn
    ? [import('./features/login/screens/login-screen.tsx')]
    : [
        import('./app/routes.ts'),
        import('./app/shell/employee-shell.tsx'),
        ...(HOME.test(location.pathname) ? [import('./features/home/screens/home-screen.tsx'), import('./features/home/api.ts')] : []),
      ];
  Promise.all(parts).catch(() => undefined);
}
