import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CapacitorConfig } from '@capacitor/cli';
import { TOKENS } from '@jornada/ui/theme/tokens.ts';
import { MOBILE, type MobileSettings } from './settings.ts';

/** The oldest WebView with all that the app's JavaScript uses: `Set.prototype.union`. */
const OLDEST_WEBVIEW = 122;
/** The oldest iOS whose WebKit has it all: `Object.groupBy`, `Promise.withResolvers`. */
export const OLDEST_IOS = '17.4';
/** The oldest Android that still gets such a WebView. Every one of them has adaptive icons, so there is no other kind. */
export const OLDEST_ANDROID = 26;

/** The page that says that the app cannot be opened; `sync` writes it. */
export const ERROR_PAGE = 'sin-abrir.html';

/**
 * Opens the system's settings. Its half for iOS names private addresses, for which Apple refuses apps; there the page's own address
 * `app-settings:` does the same.
 */
const ANDROID_ONLY = 'capacitor-native-settings';
const packages = (): string[] =>
  Object.keys((JSON.parse(readFileSync(join(MOBILE, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }).dependencies);

/** What Capacitor reads of an app: the page lies in the app, at `https://localhost` on Android and `capacitor://localhost` on iOS. */
export const capacitorConfig = ({ appId, name, folder }: MobileSettings): CapacitorConfig => ({
  appId,
  appName: name,
  webDir: 'www',
  // What the page writes to the console stays out of the log of an app from a store.
  loggingBehavior: 'debug',
  backgroundColor: TOKENS.bg.light,
  zoomEnabled: false,
  android: { path: folder === '.' ? 'android' : `${folder}/android`, minWebViewVersion: OLDEST_WEBVIEW },
  ios: {
    path: folder === '.' ? 'ios' : `${folder}/ios`,
    contentInset: 'never',
    limitsNavigationsToAppBoundDomains: false,
    includePlugins: packages().filter((one) => one !== ANDROID_ONLY),
  },
  server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost', errorPath: ERROR_PAGE },
  plugins: {
    // Calls go by the page's own fetch: its streams, its abort signals, and CORS for exactly these two origins.
    CapacitorHttp: { enabled: false },
    CapacitorCookies: { enabled: false },
    // While the app is open it shows them itself.
    PushNotifications: { presentationOptions: ['badge'] },
    Keyboard: { resize: 'native', resizeOnFullScreen: true, autoBackdropColor: 'dom' },
    // The page lies in the app and draws within this time, so nobody waits before a picture.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 500, launchFadeOutDuration: 150, showSpinner: false },
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'DEFAULT', hidden: false },
  },
});
