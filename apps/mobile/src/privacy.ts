import { join } from 'node:path';
import { z } from 'zod';
import type { PlistValue } from './plist.ts';
import { MOBILE, parseJsonFile } from './settings.ts';

const collected = z.strictObject({
  /** Apple's name of the data, without `NSPrivacyCollectedDataType`. */
  apple: z.string().regex(/^[A-Z]\w+$/),
  /** The category and the name in the form of Google Play. */
  google: z.tuple([z.string(), z.string()]),
  /** What it is here, and when. */
  what: z.string().min(10),
  /** What for; for both stores it is the app's own function. */
  why: z.string().min(10),
  /** Whether it says whose it is. */
  linked: z.boolean(),
  /** Whether somebody may go on without giving it. */
  optional: z.boolean(),
  /** Who gets it besides the company that employs the person. */
  sharedWith: z.array(z.string()),
});

const schema = z.strictObject({
  tracking: z.literal(false),
  encryptedInTransit: z.literal(true),
  deletion: z.string().min(10),
  collected: z.array(collected).min(1),
  /** Interfaces of Apple's systems for whose use a reason must be given, each with the code of the reason. */
  interfaces: z.array(z.strictObject({ api: z.string(), reasons: z.array(z.string().regex(/^[A-Z0-9]{4}\.\d$/)).min(1), why: z.string() })),
});

/** What the app collects, as both stores ask for it. */
export type Privacy = z.infer<typeof schema>;

/** Reads the declaration of the tree. */
export const readPrivacy = (): Privacy => parseJsonFile(schema, join(MOBILE, 'store/privacy.json'));

/** Apple's privacy manifest. */
export const privacyManifest = ({ collected: all, interfaces }: Privacy): PlistValue => ({
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyCollectedDataTypes: all.map(({ apple, linked }) => ({
    NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${apple}`,
    NSPrivacyCollectedDataTypeLinked: linked,
    NSPrivacyCollectedDataTypeTracking: false,
    NSPrivacyCollectedDataTypePurposes: ['NSPrivacyCollectedDataTypePurposeAppFunctionality'],
  })),
  NSPrivacyAccessedAPITypes: interfaces.map(({ api, reasons }) => ({
    NSPrivacyAccessedAPIType: `NSPrivacyAccessedAPICategory${api}`,
    NSPrivacyAccessedAPITypeReasons: reasons,
  })),
});

const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** The declaration as a document, for whoever fills in the forms of the stores. */
export const privacyDocument = ({ collected: all, deletion }: Privacy): string =>
  [
    '# What the app collects',
    '',
    'Nothing is used to follow anybody across apps or to advertise. All of it is encrypted on its way.',
    `Deletion: ${deletion}`,
    '',
    '| Data | App Store | Google Play | What for | Linked to the person | Optional | Shared with |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(
      ({ what, apple, google, why, linked, optional, sharedWith }) =>
        `| ${what} | ${apple} | ${google.join(': ')} | ${why} | ${yes(linked)} | ${yes(optional)} | ${sharedWith.join(', ') || 'nobody'} |`,
    ),
    '',
  ].join('\n');
