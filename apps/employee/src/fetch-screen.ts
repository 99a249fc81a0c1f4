import type { First } from '@jornada/web/first-texts.ts';

/** Where a start without an address leads to, and what most people open. */
const HOME = /^\/(?:home)?$/;

/**
 * Has the screen that this start will most likely draw come along with the app's own code, instead of after it. The router asks for
 * it again, and says what failed.
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
