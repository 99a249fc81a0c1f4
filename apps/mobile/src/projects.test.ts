import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, type ProjectFiles } from './files.ts';
import { differencesOf, makeProjects, PLATFORMS, projectFolder, readProject, writeProject, type NativePlatform } from './projects.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(null);
let made: Record<NativePlatform, ProjectFiles>;
beforeAll(async () => {
  made = await makeProjects(settings);
});

describe('the native projects', () => {
  it.each(PLATFORMS)('of the tree are what `cap add %s` makes, and our changes: nothing was changed by hand', async (platform) => {
    expect(await differencesOf(readProject(projectFolder(settings, platform)), made[platform])).toEqual([]);
  });

  it('are written as they should be, and what no longer belongs to them goes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jornada-mobile-write-'));
    try {
      writeProject(folder, new Map([['app/old.txt', Buffer.from('old')]]));
      writeProject(folder, made.android);
      expect(await differencesOf(readProject(folder), made.android)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("of a company's own app lie deeper and find the same packages, with its id and its name", async () => {
    const own = {
      ...settings,
      appId: 'com.acme.horas',
      name: 'Acme & Horas',
      folder: 'own-apps/com.acme.horas',
      linkHosts: ['horas.acme.example'],
    };
    const projects = await makeProjects(own);
    expect(textOf(projects.android, 'capacitor.settings.gradle')).toContain("'../../../../../node_modules/@capacitor/app/android'");
    expect(textOf(projects.android, 'app/build.gradle')).toContain('applicationId "com.acme.horas"');
    expect(textOf(projects.android, 'app/src/main/java/com/acme/horas/MainActivity.java')).toContain('package com.acme.horas;');
    expect(textOf(projects.android, 'app/src/main/res/values/strings.xml')).toContain('Acme &amp; Horas');
    expect(textOf(projects.android, 'app/src/main/AndroidManifest.xml')).toContain('android:host="horas.acme.example"');
    expect(textOf(projects.ios, 'App/App.xcodeproj/project.pbxproj')).toContain('PRODUCT_BUNDLE_IDENTIFIER = com.acme.horas;');
  });
});

describe('the comparison', () => {
  const png = (red: number): Promise<Buffer> =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();

  it('tells what is missing, what is too much and what is another one', async () => {
    const is: ProjectFiles = new Map([
      ['a', Buffer.from('1')],
      ['b', Buffer.from('1')],
    ]);
    const should: ProjectFiles = new Map([
      ['b', Buffer.from('2')],
      ['c', Buffer.from('1')],
    ]);
    expect(await differencesOf(is, should)).toEqual(['a belongs to nothing', 'b is another one', 'c is missing']);
  });

  it('takes pictures by what they show and not by their bytes', async () => {
    const one = await png(100);
    const same = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
    expect(one.equals(same)).toBe(false);
    expect(await differencesOf(new Map([['icon.png', one]]), new Map([['icon.png', same]]))).toEqual([]);
    expect(await differencesOf(new Map([['icon.png', one]]), new Map([['icon.png', await png(140)]]))).toEqual(['icon.png is another one']);
  });
});
