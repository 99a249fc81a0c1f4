import { OLDEST_IOS } from './capacitor.ts';
import { replaceText, replaceTexts } from './edit.ts';
import { LANGUAGES } from './links.ts';
import type { MobileSettings } from './settings.ts';

/** Firebase's SDK for Apple's systems, taken by Swift's package manager. */
const FIREBASE = {
  address: 'https://github.com/firebase/firebase-ios-sdk.git',
  version: '12.11.0',
  products: ['FirebaseCore', 'FirebaseMessaging'],
};

// Ids are 24 hexadecimal digits that occur once in the file.
const id = (kind: number, index = 0): string =>
  `4A0D${kind.toString(16).padStart(4, '0')}${index.toString(16).padStart(4, '0')}0000000000C0`.toUpperCase();
const IDS = {
  strings: id(1),
  stringsBuilt: id(2),
  language: (index: number) => id(3, index),
  privacy: id(4),
  privacyBuilt: id(5),
  entitlements: id(6),
  firebase: id(7),
  product: (index: number) => id(8, index),
  productBuilt: (index: number) => id(9, index),
  script: id(10),
};

// Without the file the app is built without push, so that a clone builds at once.
const COPY_FIREBASE_SETTINGS = String.raw`if [ -f \"$SRCROOT/App/GoogleService-Info.plist\" ]; then\n  cp \"$SRCROOT/App/GoogleService-Info.plist\" \"$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH/\"\nfi\n`;

const inList = (lines: string[], depth: number): string => lines.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');
const productsIn = (line: (name: string, index: number) => string): string[] => FIREBASE.products.map(line);

const filesOf = (): [string, string][] => [
  [
    '/* End PBXBuildFile section */',
    inList(
      [
        `${IDS.stringsBuilt} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${IDS.strings} /* InfoPlist.strings */; };`,
        `${IDS.privacyBuilt} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${IDS.privacy} /* PrivacyInfo.xcprivacy */; };`,
        ...productsIn(
          (name, index) =>
            `${IDS.productBuilt(index)} /* ${name} in Frameworks */ = {isa = PBXBuildFile; productRef = ${IDS.product(index)} /* ${name} */; };`,
        ),
      ],
      2,
    ),
  ],
  [
    '/* End PBXFileReference section */',
    inList(
      [
        `${IDS.entitlements} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };`,
        `${IDS.privacy} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };`,
        ...LANGUAGES.map(
          (language, index) =>
            `${IDS.language(index)} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/InfoPlist.strings; sourceTree = "<group>"; };`,
        ),
      ],
      2,
    ),
  ],
  [
    '/* End PBXVariantGroup section */',
    [
      `\t\t${IDS.strings} /* InfoPlist.strings */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n`,
      inList(
        LANGUAGES.map((language, index) => `${IDS.language(index)} /* ${language} */,`),
        4,
      ),
      '\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n',
    ].join(''),
  ],
  [
    '/* Begin PBXSourcesBuildPhase section */',
    `/* Begin PBXShellScriptBuildPhase section */
\t\t${IDS.script} /* Firebase's settings, if they are there */ = {
\t\t\tisa = PBXShellScriptBuildPhase;
\t\t\talwaysOutOfDate = 1;
\t\t\tbuildActionMask = 2147483647;
\t\t\tfiles = (
\t\t\t);
\t\t\tinputPaths = (
\t\t\t);
\t\t\tname = "Firebase's settings, if they are there";
\t\t\toutputPaths = (
\t\t\t);
\t\t\trunOnlyForDeploymentPostprocessing = 0;
\t\t\tshellPath = /bin/sh;
\t\t\tshellScript = "${COPY_FIREBASE_SETTINGS}";
\t\t};
/* End PBXShellScriptBuildPhase section */

`,
  ],
  [
    '/* Begin XCSwiftPackageProductDependency section */',
    `/* Begin XCRemoteSwiftPackageReference section */
\t\t${IDS.firebase} /* XCRemoteSwiftPackageReference "firebase-ios-sdk" */ = {
\t\t\tisa = XCRemoteSwiftPackageReference;
\t\t\trepositoryURL = "${FIREBASE.address}";
\t\t\trequirement = {
\t\t\t\tkind = exactVersion;
\t\t\t\tversion = ${FIREBASE.version};
\t\t\t};
\t\t};
/* End XCRemoteSwiftPackageReference section */

`,
  ],
  [
    '/* End XCSwiftPackageProductDependency section */',
    productsIn(
      (name, index) =>
        `\t\t${IDS.product(index)} /* ${name} */ = {\n\t\t\tisa = XCSwiftPackageProductDependency;\n\t\t\tpackage = ${IDS.firebase} /* XCRemoteSwiftPackageReference "firebase-ios-sdk" */;\n\t\t\tproductName = ${name};\n\t\t};\n`,
    ).join(''),
  ],
];

/** Lists that get more lines at their end: what stands last in them, and what follows. */
const listsOf = (): [string, string][] => [
  [
    '\t\t\t\t4D22ABE92AF431CB00220026 /* CapApp-SPM in Frameworks */,\n',
    inList(
      productsIn((name, index) => `${IDS.productBuilt(index)} /* ${name} in Frameworks */,`),
      4,
    ),
  ],
  [
    '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n',
    inList(
      [
        `${IDS.strings} /* InfoPlist.strings */,`,
        `${IDS.privacy} /* PrivacyInfo.xcprivacy */,`,
        `${IDS.entitlements} /* App.entitlements */,`,
      ],
      4,
    ),
  ],
  ['\t\t\t\t504EC3021FED79650016851F /* Resources */,\n', inList([`${IDS.script} /* Firebase's settings, if they are there */,`], 4)],
  [
    '\t\t\t\t4D22ABE82AF431CB00220026 /* CapApp-SPM */,\n',
    inList(
      productsIn((name, index) => `${IDS.product(index)} /* ${name} */,`),
      4,
    ),
  ],
  [
    '\t\t\t\tD4C12C0A2AAA248700AAC8A2 /* XCLocalSwiftPackageReference "CapApp-SPM" */,\n',
    inList([`${IDS.firebase} /* XCRemoteSwiftPackageReference "firebase-ios-sdk" */,`], 4),
  ],
  [
    '\t\t\t\t2FAD9763203C412B000D30F8 /* config.xml in Resources */,\n',
    inList(
      [`${IDS.stringsBuilt} /* InfoPlist.strings in Resources */,`, `${IDS.privacyBuilt} /* PrivacyInfo.xcprivacy in Resources */,`],
      4,
    ),
  ],
  [
    '\t\t\t\ten,\n\t\t\t\tBase,\n',
    inList(
      LANGUAGES.slice(1).map((language) => `${language},`),
      4,
    ),
  ],
];

// Messages of an app that Xcode installs come by Apple's test service, those of one from the store by the real one.
const serviceIn = (text: string, configuration: string, service: string): string => {
  const begin = `\t\t504EC31${configuration} = {\n`;
  const [before = '', after] = text.split(begin);
  if (!after) throw new Error(`The project has no configuration ${configuration}: see what its tool makes now.`);
  return `${before}${begin}${after.replace('\t\t\t\tASSETCATALOG', `\t\t\t\tAPS_ENVIRONMENT = ${service};\n\t\t\t\tASSETCATALOG`)}`;
};

/** Changes the generated Xcode project. */
export function changeXcodeProject(text: string, { version, buildNumber, ios: { team } }: MobileSettings): string {
  const withFiles = filesOf().reduce((current, [before, lines]) => replaceText(current, before, `${lines}${before}`), text);
  const withLists = listsOf().reduce((current, [last, lines]) => replaceText(current, last, `${last}${lines}`), withFiles);
  const withSettings = replaceTexts(withLists, [
    ['CODE_SIGN_STYLE = Automatic;\n', `CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tCODE_SIGN_STYLE = Automatic;\n`, 2],
    [
      'CURRENT_PROJECT_VERSION = 1;\n',
      `CURRENT_PROJECT_VERSION = ${buildNumber};\n${team ? `\t\t\t\tDEVELOPMENT_TEAM = ${team};\n` : ''}`,
      2,
    ],
    ['MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${version};`, 2],
    ['IPHONEOS_DEPLOYMENT_TARGET = 15.0;', `IPHONEOS_DEPLOYMENT_TARGET = ${OLDEST_IOS};`, 4],
  ]);
  return serviceIn(
    serviceIn(withSettings, '71FED79650016851F /* Debug */', 'development'),
    '81FED79650016851F /* Release */',
    'production',
  );
}
