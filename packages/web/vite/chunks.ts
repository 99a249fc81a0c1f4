/** The first script: it asks for texts and code, and says so where they do not come. */
const FIRST = [
  'vite/preload-helper',
  'packages/web/src/(?:first-texts|chosen-idioma|load-chunk|start-failure|native/(?:clock|network|storage))\\.ts',
  'packages/client/src/(?:session|token)\\.ts',
  'packages/i18n/src/(?:idioma|texts)\\.ts',
  'domain/src/perfil/idiomas\\.ts',
];
/** Libraries that every screen needs. Of those, what only lists without an end ask for goes with these. */
const EVERYWHERE = [
  'node_modules/(?:react|react-dom|scheduler|react-i18next|i18next|clsx|use-sync-external-store)/',
  'node_modules/@tanstack/[\\w-]+/(?!.*(?:infiniteQueryObserver|useInfiniteQuery)\\.js$)',
];
/** Of Mantine only what the log-in draws; sheets, drawers and scroll areas come with the screens that open them. */
const MANTINE =
  'node_modules/@mantine/core/esm/(?:core|components/(?:Button|UnstyledButton|Loader|Title|Input|InputBase|TextInput|PasswordInput|ActionIcon|Transition|VisuallyHidden))/';

/** What some forms hold against a schema of the contract. By name, for every file of calls imports it, and uses none of it in a browser. */
const SCHEMAS = [
  'node_modules/zod/',
  'packages/contract/src/(?:(?:factores/)?valores|registros/(?:correction-inputs|vistas)|tipos/vistas)\\.ts',
];

/** What the first page of an app is made of, of this product; and what the log-in shares with the screens behind it. The app's own is beside it. */
const START = [
  'packages/i18n/src/(?!format/entry|tipos)',
  'packages/ui/src/theme/[\\w.-]+\\.(?:tsx?|module\\.css)',
  'packages/web/src/(?:app-frame|create-web-services|crash-page|notices|observable|scheme-manager|services|session-gate|use-follow-session|use-show-scheme)\\.tsx?',
  'packages/web/src/(?:own-name|perfil-query|read-options|search-params|use-format|use-minute)\\.ts',
  'packages/contract/src/(?:auth|login)\\.ts',
  'packages/ui/src/(?:arc/clock-arc|emphasis|use-is-desktop)\\.tsx?',
  '@tabler/icons-react/dist/esm/icons/Icon(?:AlertCircle|ChevronDown|ChevronRight)\\.mjs',
];
/** How calls are read and sent: of nearly every screen but the log-in. */
const CALLS = ['packages/web/src/(?:after-call|calls|use-same-key)\\.ts'];
/** What most of the screens behind the log-in share: their frame, the day, sheets. */
const SIGNED_IN = ['packages/web/src/shell/', 'packages/ui/src/(?:day-line|domain-icons|sheet|skeleton)'];

/** What an app puts into the same files, as parts of patterns; a path begins at the root of the tree. */
export type OwnChunks = {
  /** Its first page. */
  start: string[];
  /** What every start needs where somebody is signed in: the addresses, what waits to be sent. */
  behind?: string[];
  /** The log-in, where the app has one. */
  door?: string[];
  /** What most of its screens share. */
  signedIn: string[];
  /** The screen that most starts lead to. */
  home?: string[];
};

const pathOf = (parts: readonly string[]): RegExp => new RegExp(`(?:${parts.join('|').replaceAll('/', '[\\\\/]')})`);

/**
 * Few files in the place of many: together they compress a tenth better, and each costs a start some milliseconds. The first group
 * that names a module has it, and what it needs comes along. The rest goes with its screens.
 */
export const chunkGroups = ({ start, behind, door, signedIn, home }: OwnChunks) => [
  { name: 'first', test: pathOf(FIRST), priority: 6 },
  { name: 'base', test: pathOf([...EVERYWHERE, MANTINE]), priority: 5 },
  { name: 'schemas', test: pathOf(SCHEMAS), priority: 4 },
  { name: 'start', test: pathOf([...start, ...START]), priority: 3 },
  ...(behind ? [{ name: 'behind', test: pathOf(behind), priority: 2 }] : []),
  ...(door ? [{ name: 'door', test: pathOf(door), priority: 2 }] : []),
  { name: 'calls', test: pathOf(CALLS), priority: 2 },
  { name: 'signed-in', test: pathOf([...signedIn, ...SIGNED_IN]), priority: 1 },
  ...(home ? [{ name: 'home', test: pathOf(home), priority: 0 }] : []),
];
