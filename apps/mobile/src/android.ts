import { TOKENS } from '@jornada/ui/theme/tokens.ts';
import { OLDEST_ANDROID } from './capacitor.ts';
import { escapeXml, replaceText, replaceTexts } from './edit.ts';
import { changeText, leaveOut, setText, type ProjectFiles } from './files.ts';
import { LANGUAGES, LINK_PATHS } from './links.ts';
import { MARK, markVector, plain } from './mark.ts';
import type { MobileSettings } from './settings.ts';

const RES = 'app/src/main/res';

/** What the app asks a person for, each when it is needed; INTERNET is in the template, the rest comes with the plug-ins. */
const PERMISSIONS = ['POST_NOTIFICATIONS', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'CAMERA', 'VIBRATE'];
/** What a device may lack: without these lines a store hides the app from it, because of the permissions. */
const NOT_NEEDED = ['camera', 'camera.autofocus', 'location', 'location.gps', 'location.network'];

const linkFilter = (hosts: string[]): string => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
${hosts.map((host) => `                <data android:host="${host}" />`).join('\n')}
${LINK_PATHS.map(({ attribute, value }) => `                <data android:${attribute}="${value}" />`).join('\n')}
            </intent-filter>
`;

const SCHEME_FILTER = `
            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="@string/custom_url_scheme" />
            </intent-filter>
`;

// A token is made when somebody allows messages, not at the first start.
const FIREBASE = `
        <meta-data
            android:name="firebase_messaging_auto_init_enabled"
            android:value="false" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_icon"
            android:resource="@drawable/ic_notification" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_color"
            android:resource="@color/notification" />
`;

const changeManifest = (text: string, { linkHosts }: MobileSettings): string =>
  replaceTexts(text, [
    [
      '        android:allowBackup="true"\n',
      `        android:allowBackup="false"
        android:dataExtractionRules="@xml/data_extraction_rules"
        android:fullBackupContent="false"
        android:localeConfig="@xml/locales_config"
        android:usesCleartextTraffic="false"
`,
    ],
    ['            </intent-filter>\n', `            </intent-filter>\n${linkFilter(linkHosts)}${SCHEME_FILTER}`],
    ['        </provider>\n', `        </provider>\n${FIREBASE}`],
    [
      '    <uses-permission android:name="android.permission.INTERNET" />\n',
      [
        '    <uses-permission android:name="android.permission.INTERNET" />',
        ...PERMISSIONS.map((name) => `    <uses-permission android:name="android.permission.${name}" />`),
        '',
        ...NOT_NEEDED.map((name) => `    <uses-feature android:name="android.hardware.${name}" android:required="false" />`),
        '',
      ].join('\n'),
    ],
  ]);

// Who signs is said by the environment of the build: nothing of a key lies in the tree.
const SIGNING = `    signingConfigs {
        release {
            if (System.getenv("JORNADA_KEYSTORE")) {
                storeFile file(System.getenv("JORNADA_KEYSTORE"))
                storePassword System.getenv("JORNADA_KEYSTORE_PASSWORD")
                keyAlias System.getenv("JORNADA_KEY_ALIAS")
                keyPassword System.getenv("JORNADA_KEY_PASSWORD")
            }
        }
    }
`;

const changeBuild = (text: string, { version, buildNumber }: MobileSettings): string =>
  replaceTexts(text, [
    ['        versionCode 1\n', `        versionCode ${buildNumber}\n`],
    ['        versionName "1.0"\n', `        versionName "${version}"\n`],
    [
      '    buildTypes {\n        release {\n',
      `${SIGNING}    buildTypes {\n        release {\n            signingConfig System.getenv("JORNADA_KEYSTORE") ? signingConfigs.release : null\n`,
    ],
  ]);

// A restored store of secrets would lack its key, which never leaves the device: the app would fail at each start.
const NOTHING_RESTORED = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
${['cloud-backup', 'device-transfer']
  .map(
    (way) => `    <${way}>
${['root', 'file', 'database', 'sharedpref', 'external'].map((domain) => `        <exclude domain="${domain}" path="." />`).join('\n')}
    </${way}>`,
  )
  .join('\n')}
</data-extraction-rules>
`;

const LOCALES = `<?xml version="1.0" encoding="utf-8"?>
<locale-config xmlns:android="http://schemas.android.com/apk/res/android">
${LANGUAGES.map((language) => `    <locale android:name="${language}" />`).join('\n')}
</locale-config>
`;

const coloursIn = (theme: 'light' | 'dark'): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="splash">${TOKENS.bg[theme]}</color>
    <color name="notification">${TOKENS.accent[theme]}</color>
    <color name="mark_lived">${MARK[theme].lived}</color>
    <color name="mark_to_come">${MARK[theme].toCome}</color>
    <color name="mark_sun">${MARK[theme].sun}</color>
</resources>
`;

const SPLASH = `<?xml version="1.0" encoding="utf-8"?>
<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/splash" />
    <item android:drawable="@drawable/splash_mark" android:gravity="center" />
</layer-list>
`;

const icon = (monochrome: string): string => `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/${monochrome}" />
</adaptive-icon>
`;

/** Icons and splash are vectors: every device that may run the app draws them, in its theme and its colours. */
function drawMark(files: ProjectFiles): void {
  leaveOut(files, /\/(?:drawable|mipmap)[\w-]*\/(?:splash|ic_launcher(?:_\w+)?)\.png$/);
  leaveOut(files, /\/drawable(?:-v24)?\/ic_launcher_\w+\.xml$/);
  const ofTheme = { lived: '@color/mark_lived', toCome: '@color/mark_to_come', sun: '@color/mark_sun' };
  const white = plain('@android:color/white');
  setText(files, `${RES}/drawable/ic_launcher_foreground.xml`, markVector({ size: 108, scale: 0.9, colours: MARK.light }));
  setText(files, `${RES}/drawable/ic_launcher_monochrome.xml`, markVector({ size: 108, scale: 0.9, colours: white }));
  setText(files, `${RES}/drawable/ic_notification.xml`, markVector({ size: 24, scale: 0.34, colours: white }));
  setText(files, `${RES}/drawable/splash_mark.xml`, markVector({ size: 288, scale: 2.2, colours: ofTheme }));
  setText(files, `${RES}/drawable/splash.xml`, SPLASH);
  setText(files, `${RES}/values/colors.xml`, coloursIn('light'));
  setText(files, `${RES}/values-night/colors.xml`, coloursIn('dark'));
  for (const name of ['ic_launcher', 'ic_launcher_round'])
    setText(files, `${RES}/mipmap-anydpi-v26/${name}.xml`, icon('ic_launcher_monochrome'));
  changeText(files, `${RES}/values/ic_launcher_background.xml`, (text) => text.replace(/>#\w+</, `>${TOKENS.surface.light}<`));
  changeText(files, `${RES}/values/styles.xml`, (text) =>
    replaceText(
      text,
      '        <item name="android:background">@drawable/splash</item>\n',
      `        <item name="windowSplashScreenBackground">@color/splash</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/splash_mark</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
`,
    ),
  );
}

/** All that differs from what `cap add android` makes. */
export function changeAndroid(files: ProjectFiles, settings: MobileSettings): void {
  // Examples of tests; one of them expects the template's own id and fails.
  leaveOut(files, /^app\/src\/(?:test|androidTest)\//);
  changeText(files, 'app/src/main/AndroidManifest.xml', (text) => changeManifest(text, settings));
  changeText(files, 'app/build.gradle', (text) => changeBuild(text, settings));
  changeText(files, 'variables.gradle', (text) => replaceText(text, 'minSdkVersion = 24', `minSdkVersion = ${OLDEST_ANDROID}`));
  changeText(files, `${RES}/values/strings.xml`, (text) =>
    replaceText(
      text,
      `<string name="custom_url_scheme">${settings.appId}</string>`,
      `<string name="custom_url_scheme">${escapeXml(settings.scheme)}</string>`,
    ),
  );
  changeText(files, '.gitignore', (text) =>
    replaceTexts(text, [
      ['#*.jks\n#*.keystore\n', '*.jks\n*.keystore\n'],
      ['# google-services.json\n', 'google-services.json\n'],
    ]),
  );
  setText(files, `${RES}/xml/data_extraction_rules.xml`, NOTHING_RESTORED);
  setText(files, `${RES}/xml/locales_config.xml`, LOCALES);
  drawMark(files);
}
