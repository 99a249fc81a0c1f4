/** The first script. It requests texts and code, and reports a failure. */
const FIRST = [
  'vite/preload-helper',
  'packages/web/src/(?:first-texts|chosen-idioma|load-chunk|start-failure|native/(?:clock|network|storage))\\.ts',
  'packages/client/src/(?:session|token)\\.ts',
  'packages/i18n/src/(?:idioma|texts)\\.ts',
  'domain/src/perfil/idiomas\\.ts',
];
/** Libraries that every screen needs. The parts that only endless lists, or long ones, need are left out. */
const EVERYWHERE = [
  'node_modules/(?:react|react-dom|scheduler|react-i18next|i18next|clsx|use-sync-external-store)/',
  'node_modules/@tanstack/(?!virtual-core/)[\\w-]+/(?!.*(?:infiniteQueryObserver|useInfiniteQuery)\\.js$)',
];
/** The parts of Mantine that the log-in needs. Sheets, drawers and scroll areas come with the screens that open them. */
const MANTINE =
  'node_modules/@mantine/core/esm/(?:core|components/(?:Button|UnstyledButton|Loader|Title|Input|InputBase|TextInput|PasswordInput|ActionIcon|Transition|VisuallyHidden))/';

/**
 * Contract schemas that some forms check against. Listed by name, because every file of calls imports the module, but uses none
 * of it in a browser.
 */
const SCHEMAS = [
  'node_modules/zod/',
  'packages/contract/src/(?:(?:factores/)?valores|registros/(?:correction-inputs|vistas)|tipos/vistas)\\.ts',
];

/**
 * Our own code for the first page of an app, and the code that the log-in shares with the screens behind it. Each app adds its
 * own.
 */
const START = [
  'packages/i18n/src/(?!format/entry|tipos)',
  'packages/ui/src/theme/[\\w.-]+\\.(?:tsx?|module\\.css)',
  'packages/web/src/(?:app-frame|create-web-services|crash-page|notices|observable|scheme-manager|services|session-gate|use-follow-session|use-show-scheme)\\.tsx?',
  'packages/web/src/(?:own-name|perfil-query|read-options|search-params|use-format|use-minute)\\.ts',
  'packages/contract/src/(?:auth|login)\\.ts',
  'packages/ui/src/(?:arc/clock-arc|emphasis|use-is-desktop)\\.tsx?',
  '@tabler/icons-react/dist/esm/icons/Icon(?:AlertCircle|ChevronDown|ChevronRight)\\.mjs',
];
/** Small pieces that screens and forms are made of. Registration and recovery use them without the frame; the log-in does not. */
const PIECES = [
  'node_modules/@mantine/core/esm/components/(?:Group|NativeSelect|Stack|Text|Textarea)/',
  'packages/web/src/form/draft-store\\.ts',
  'packages/ui/src/(?:amount|buttons|columns|note|notice|panel|row-text|rows|segments)\\.',
];
/** Reading and sending calls: nearly every screen but the log-in needs this. */
const CALLS = [
  'packages/web/src/(?:after-call|calls|preload|use-message-of|use-same-key)\\.ts',
  'packages/web/src/(?:form/(?:problem|form\\.module)|list/read-problem)\\.',
];
/** Code that most of the screens behind the log-in share: frame, day, and small pieces that would be a file each, whose names the log-in would load. */
const SIGNED_IN = [
  'packages/web/src/shell/(?!menu-drawer)',
  'packages/features/src/(?:day/words|limites/)',
  'packages/web/src/(?:list/(?:use-escape|waiting-rows)|files/(?:accepted|use-drop))',
  'packages/domain/src/perfil/iniciales\\.ts',
  'packages/ui/src/(?:badge|choices|day-line|domain-icons|line\\.|skeleton|undo-bar|way)',
  '@tabler/icons-react/dist/esm/icons/Icon(?:AlertTriangle|Archive|Armchair|BellOff|CalendarEvent|Check|CircleCheck|Clock|Copy|CurrentLocation|CurrentLocationOff|Dots|FileTypePdf|Flag|HourglassLow|Id|InfoCircle|Moon|Photo|Plus|Refresh|Search|Send|ThumbUp|Trash|UserShare)\\.mjs',
  'node_modules/@mantine/core/esm/components/Anchor/',
];
/** Layers above a page, with which no page begins, and what lists and forms are made of. */
const FURTHER = [
  'packages/web/src/shell/menu-drawer',
  'packages/ui/src/(?:chips|filter-button|focus-first|part\\.|sheet)',
  'packages/web/src/files/(?:file-input|large-picture)',
];

/** What an app adds to the same files, as parts of patterns. A path begins at the root of the repository. */
export type OwnChunks = {
  /** Its first page. */
  start: string[];
  /** Code for every start with a session: the routes, and the queue of waiting actions. */
  behind?: string[];
  /** The log-in, if the app has one. */
  door?: string[];
  /** What most of its screens share. */
  signedIn: string[];
  /** The first screen after most starts. */
  home?: string[];
};

const pathOf = (parts: readonly string[]): RegExp => new RegExp(`(?:${parts.join('|').replaceAll('/', '[\\\\/]')})`);

/**
 * Groups modules into few files. A few large files compress a tenth better than many small ones, and each file costs a start some
 * milliseconds. A module belongs to the first group that names it, with everything it needs. Other modules stay with their
 * screens.
 */
export const chunkGroups = ({ start, behind, door, signedIn, home }: OwnChunks) => [
  { name: 'first', test: pathOf(FIRST), priority: 6 },
  { name: 'base', test: pathOf([...EVERYWHERE, MANTINE]), priority: 5 },
  { name: 'schemas', test: pathOf(SCHEMAS), priority: 4 },
  { name: 'start', test: pathOf([...start, ...START]), priority: 3 },
  ...(behind ? [{ name: 'behind', test: pathOf(behind), priority: 2 }] : []),
  ...(door ? [{ name: 'door', test: pathOf(door), priority: 2 }] : []),
  { name: 'calls', test: pathOf(CALLS), priority: 2 },
  { name: 'pieces', test: pathOf(PIECES), priority: 2 },
  { name: 'signed-in', test: pathOf([...signedIn, ...SIGNED_IN]), priority: 1 },
  { name: 'further', test: pathOf(FURTHER), priority: 0.5 },
  ...(home ? [{ name: 'home', test: pathOf(home), priority: 0 }] : []),
];
