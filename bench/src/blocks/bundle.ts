import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@jornada/server/cli/owner-access.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import { graphOf, reach, type Graph } from '../report/module-graph.ts';
import type { BlockOutcome } from './block.ts';

const DIST = join(ROOT, 'apps/employee/dist');
const KIB = 1024;

/** Screens that open above another page, so their files come in addition. */
const isSheet = (file: string): boolean => /-sheet-/.test(file);

function readGraph(): Graph {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('The app is not built: npm start builds it.');
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  return graphOf(
    readFileSync(join(DIST, 'index.html'), 'utf8'),
    new Map(assets.map((name) => [name, readFileSync(join(DIST, 'assets', name), 'utf8')])),
  );
}

/** The transferred size of these files: of the compressed copy, if there is one. */
function kibOf(files: ReadonlySet<string>): number {
  const sizes = [...files].map((name) => {
    const path = join(DIST, 'assets', name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / KIB;
}

function pageFigure(what: string, kib: number, most: number): Figure {
  const size = spreadOf([kib]);
  return { what, unit: 'KiB', ours: size, judged: size, bar: { atMost: most } };
}

/**
 * For each page the chunks of its route: the entry, the frame (except for the log-in), the screen, and everything that these
 * import.
 */
function measure(): BlockOutcome {
  const graph = readGraph();
  const named = (name: string): string[] => [...graph.files].filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  const sizeOf = (...chunks: string[]): number => kibOf(reach(graph, [...graph.entry, ...chunks]));
  const logIn = sizeOf(...named('login-screen'));
  const home = sizeOf(...named('employee-shell'), ...named('home-screen'));
  const others = [...graph.files]
    .filter((file) => /-(?:screen|page|sheet)-[\w-]{8}\.js$/.test(file) && !/^(?:login-screen|home-screen|use-)/.test(file))
    .map((file) => ({
      name: file.replace(/-[\w-]{8}\.js$/, ''),
      kib: isSheet(file) ? sizeOf(...named('employee-shell'), ...named('home-screen'), file) : sizeOf(...named('employee-shell'), file),
    }))
    .toSorted((a, b) => b.kib - a.kib);
  return {
    figures: [
      pageFigure('log-in', logIn, 160),
      pageFigure('home', home, 240),
      ...others.map(({ name, kib }) => pageFigure(name, kib, 280)),
    ],
    notes: [
      'JavaScript and styles as they go over the wire (brotli), without fonts, icons and texts. Sheets are counted with home below them. A browser without Temporal loads its polyfill besides.',
    ],
  };
}

/** Words that stand in Capacitor's code and its plug-ins, in whatever way it is made small. */
const OF_WRAPPER = /nativePromise|registerPlugin|PushNotifications|SecureStorage/;

/** The files of the browser's build that hold code of the mobile wrapper. */
export const findWrapperCode = (): string[] =>
  readdirSync(join(DIST, 'assets')).filter(
    (name) => name.endsWith('.js') && OF_WRAPPER.test(readFileSync(join(DIST, 'assets', name), 'utf8')),
  );

/** Measured on the built app; it needs no server. */
export const bundle = { name: 'bundle', title: 'What a page loads', measure };
