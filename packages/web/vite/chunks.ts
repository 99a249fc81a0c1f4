/** Libraries that every screen needs. */
const EVERYWHERE =
  /node_modules[\\/](?:react|react-dom|scheduler|react-i18next|i18next|zod|clsx|use-sync-external-store|@tanstack[\\/][\w-]+)[\\/]/;
/** Of those libraries, what only lists without an end ask for. */
const SOME_SCREENS = /(?:infiniteQueryObserver|useInfiniteQuery)\.js$/;
/** Of Mantine only what the log-in draws; sheets, drawers and scroll areas come with the screens that open them. */
const MANTINE =
  /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:Button|UnstyledButton|Loader|Title|Input|InputBase|TextInput|PasswordInput|ActionIcon|Transition|VisuallyHidden))[\\/]/;

/** What the first page of an app is made of, of this product. */
const START = [
  'apps/(?:employee|intranet)/src/app/(?:routes/)?[\\w-]+\\.tsx?',
  'packages/i18n/src',
  'packages/ui/src/theme/(?!mantine-shell)',
  'packages/web/src/(?:app-frame|create-web-services|crash-page|notices|observable|scheme-manager|services|session-gate|use-follow-session|use-show-scheme)\\.tsx?',
];
const FIRST_PAGE = new RegExp(`(?:${START.join('|').replaceAll('/', '[\\\\/]')})`);

/**
 * One file for what the first screen needs: together it compresses a tenth better than in forty pieces. What these need of
 * the platform comes along; the rest of it goes with the screens.
 */
export const chunkGroups = [
  { name: 'base', test: (id: string) => (EVERYWHERE.test(id) || MANTINE.test(id)) && !SOME_SCREENS.test(id), priority: 2 },
  { name: 'start', test: FIRST_PAGE, priority: 1 },
];
