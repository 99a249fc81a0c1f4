import { TOKENS } from '@jornada/ui/theme/tokens.ts';
import sharp from 'sharp';
import { setText, type ProjectFiles } from './files.ts';
import { MARK, markSvg, plain } from './mark.ts';

/** A picture without transparency, as Apple wants icons. @param svg a picture that fills its square. */
const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();

// The system itself puts a background behind what is transparent, and colours what is grey.
const transparentPngOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

const ICON = 1024;
const icon = { size: ICON, scale: ICON / 96 };
// A launch picture is cut to the screen: the longest is 2732 points of its own, and the mark stays small in its middle.
const SPLASH = 2732;
const splash = { size: SPLASH, scale: 7 };

const dark = { appearances: [{ appearance: 'luminosity', value: 'dark' }] };
const tinted = { appearances: [{ appearance: 'luminosity', value: 'tinted' }] };
const info = { author: 'xcode', version: 1 };
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The pictures of iOS by their place among the assets. They depend on the mark alone, so they are drawn once. */
const drawAll = async (): Promise<[string, Buffer][]> => [
  ['AppIcon.appiconset/icon.png', await pngOf(markSvg({ ...icon, colours: MARK.light, background: TOKENS.surface.light }))],
  ['AppIcon.appiconset/icon-dark.png', await transparentPngOf(markSvg({ ...icon, colours: MARK.dark }))],
  ['AppIcon.appiconset/icon-tinted.png', await transparentPngOf(markSvg({ ...icon, colours: plain('white') }))],
  ['Splash.imageset/splash.png', await pngOf(markSvg({ ...splash, colours: MARK.light, background: TOKENS.bg.light }))],
  ['Splash.imageset/splash-dark.png', await pngOf(markSvg({ ...splash, colours: MARK.dark, background: TOKENS.bg.dark }))],
];
let drawn: Promise<[string, Buffer][]> | undefined;

/** Icon and launch picture of iOS, each for light and dark, the icon also for a tinted home screen. */
export async function drawIosPictures(files: ProjectFiles, assets: string): Promise<void> {
  drawn ??= drawAll();
  for (const [path, picture] of await drawn) files.set(`${assets}/${path}`, picture);
  const universal = { idiom: 'universal', platform: 'ios', size: `${ICON}x${ICON}` };
  const icons = [
    { filename: 'icon.png', ...universal },
    { filename: 'icon-dark.png', ...universal, ...dark },
    { filename: 'icon-tinted.png', ...universal, ...tinted },
  ];
  setText(files, `${assets}/AppIcon.appiconset/Contents.json`, json({ images: icons, info }));
  const launch = [
    { idiom: 'universal', filename: 'splash.png' },
    { idiom: 'universal', filename: 'splash-dark.png', ...dark },
  ];
  setText(files, `${assets}/Splash.imageset/Contents.json`, json({ images: launch, info }));
}

/** The icon that a store shows: 512 pixels for Google Play, 1024 for the App Store. */
export const storeIcon = (size: number): Promise<Buffer> =>
  pngOf(markSvg({ size, scale: size / 96, colours: MARK.light, background: TOKENS.surface.light }));

/** Google Play's picture above the page of the app, 1024 by 500. */
export async function featureGraphic(): Promise<Buffer> {
  const mark = await sharp(Buffer.from(markSvg({ size: 500, scale: 4.4, colours: MARK.light })))
    .png()
    .toBuffer();
  const behind = { create: { width: 1024, height: 500, channels: 3 as const, background: TOKENS.bg.light } };
  return sharp(behind)
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
