import { OLDEST_IOS } from './capacitor.ts';
import { replaceText, replaceTexts } from './edit.ts';
import { changeText, leaveOut, setText, type ProjectFiles } from './files.ts';
import { LANGUAGES } from './links.ts';
import { drawIosPictures } from './pictures.ts';
import { buildPlist, parsePlist, type PlistValue } from './plist.ts';
import { privacyManifest, readPrivacy } from './privacy.ts';
import type { MobileSettings } from './settings.ts';
import { readAllTexts, type StoreTexts } from './texts.ts';
import { changeXcodeProject } from './xcode-project.ts';

const APP = 'App/App';

/** Why the system asks, by its own keys. The second one is never shown: a library could ask for it, so Apple wants it. */
const reasonsOf = ({ reasons }: StoreTexts): Record<string, string> => ({
  NSLocationWhenInUseUsageDescription: reasons.location,
  NSLocationAlwaysAndWhenInUseUsageDescription: reasons.location,
  NSCameraUsageDescription: reasons.camera,
  NSPhotoLibraryUsageDescription: reasons.photos,
  NSPhotoLibraryAddUsageDescription: reasons.savePhotos,
});

const infoOf = ({ appId, scheme }: MobileSettings, texts: StoreTexts): Record<string, PlistValue> => ({
  ...reasonsOf(texts),
  // Only what every system has: https, the keychain, and checking digests.
  ITSAppUsesNonExemptEncryption: false,
  UIBackgroundModes: ['remote-notification'],
  CFBundleURLTypes: [{ CFBundleURLName: appId, CFBundleURLSchemes: [scheme] }],
  // A token is made when somebody allows messages, and the app hands it over itself.
  FirebaseMessagingAutoInitEnabled: false,
  FirebaseAppDelegateProxyEnabled: false,
});

const strings = (texts: StoreTexts): string =>
  Object.entries(reasonsOf(texts))
    .map(([key, value]) => `"${key}" = "${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}";\n`)
    .join('');

const entitlements = ({ linkHosts }: MobileSettings): PlistValue => ({
  'aps-environment': '$(APS_ENVIRONMENT)',
  'com.apple.developer.associated-domains': linkHosts.flatMap((host) => [`applinks:${host}`, `webcredentials:${host}`]),
});

// As the guides of Capacitor and of Firebase say. The server sends by Firebase, so the app hands over Firebase's token and not Apple's.
const TOKENS_HANDED_OVER = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        guard FirebaseApp.app() != nil else {
            NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: CocoaError(.fileNoSuchFile))
            return
        }
        Messaging.messaging().apnsToken = deviceToken
        Messaging.messaging().token { token, error in
            if let error = error {
                NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
            } else if let token = token {
                NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: token)
            }
        }
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
`;

const CONFIGURED = `        if Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist") != nil {
            FirebaseApp.configure()
        }
        return true
    }

    func applicationWillResignActive`;

const changeDelegate = (text: string): string =>
  replaceTexts(`${text.trimEnd().slice(0, -1)}${TOKENS_HANDED_OVER.slice(1)}`, [
    ['import Capacitor\n', 'import Capacitor\nimport FirebaseCore\nimport FirebaseMessaging\n'],
    ['        // Override point for customization after application launch.\n', ''],
    ['        return true\n    }\n\n    func applicationWillResignActive', CONFIGURED],
    ['        return config\n    }\n    func', '        return config\n    }\n\n    func'],
  ]);

/** How an archive becomes a file for the store. */
const exportOptions = ({ ios: { team } }: MobileSettings): PlistValue => ({
  method: 'app-store-connect',
  destination: 'export',
  signingStyle: 'automatic',
  uploadSymbols: true,
  manageAppVersionAndBuildNumber: false,
  ...(team ? { teamID: team } : {}),
});

/** All that differs from what `cap add ios` makes. */
export async function changeIos(files: ProjectFiles, settings: MobileSettings): Promise<void> {
  const texts = readAllTexts();
  changeText(files, `${APP}/Info.plist`, (text) => buildPlist({ ...parsePlist(text), ...infoOf(settings, texts[LANGUAGES[0]]) }));
  changeText(files, `${APP}/AppDelegate.swift`, changeDelegate);
  changeText(files, 'App/App.xcodeproj/project.pbxproj', (text) => changeXcodeProject(text, settings));
  // As the generator writes it from the project's own oldest iOS, at the next `cap sync`.
  changeText(files, 'App/CapApp-SPM/Package.swift', (text) =>
    replaceText(text, '.iOS(.v15)', `.iOS(.v${Number.parseInt(OLDEST_IOS, 10)})`),
  );
  changeText(files, '.gitignore', (text) => `${text.trimEnd()}\n\n# Firebase\nApp/App/GoogleService-Info.plist\n`);
  setText(files, `${APP}/App.entitlements`, buildPlist(entitlements(settings)));
  setText(files, `${APP}/PrivacyInfo.xcprivacy`, buildPlist(privacyManifest(readPrivacy())));
  setText(files, 'App/ExportOptions.plist', buildPlist(exportOptions(settings)));
  for (const language of LANGUAGES) setText(files, `${APP}/${language}.lproj/InfoPlist.strings`, strings(texts[language]));
  leaveOut(files, /\.appiconset\/.*\.png$/);
  leaveOut(files, /Splash\.imageset\/.*\.png$/);
  await drawIosPictures(files, `${APP}/Assets.xcassets`);
}
