/** The files of a build by name: those in the page, and those that each file imports at once. */
export type Graph = { files: ReadonlySet<string>; entry: readonly string[]; needs: ReadonlyMap<string, readonly string[]> };

const NAME = /[\w.$-]+\.(?:js|css)/;
const fileOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Static imports, and for each lazily loaded chunk the files that Vite loads with it, such as styles. */
function needsOf(source: string): { imports: string[]; comesWith: Map<string, string[]> } {
  const imports = [...source.matchAll(/(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']\.\/([^"']+)["']/g)].map(([, path]) =>
    fileOf(path ?? ''),
  );
  const list = /m\.f\s*\|\|\s*\(m\.f\s*=\s*(\[[^\]]*\])/.exec(source)?.[1];
  const files = list ? [...list.matchAll(new RegExp(`["']([^"']*?${NAME.source})["']`, 'g'))].map(([, path]) => fileOf(path ?? '')) : [];
  const comesWith = new Map<string, string[]>();
  for (const [, path, numbers] of source.matchAll(
    /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)[^[\]]{0,40}?__vite__mapDeps\(\[([\d,\s]*)\]\)/g,
  )) {
    comesWith.set(
      fileOf(path ?? ''),
      (numbers ?? '').split(',').flatMap((number) => files[Number(number)] ?? []),
    );
  }
  return { imports, comesWith };
}

/** Reads a build: its page and its assets by file name. */
export function graphOf(page: string, assets: ReadonlyMap<string, string>): Graph {
  const entry = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name ?? '');
  const needs = new Map<string, string[]>();
  const add = (file: string, more: readonly string[]): void => void needs.set(file, [...(needs.get(file) ?? []), ...more]);
  for (const [file, source] of assets) {
    if (!file.endsWith('.js')) continue;
    const { imports, comesWith } = needsOf(source);
    add(file, imports);
    for (const [lazy, files] of comesWith) add(lazy, files);
  }
  return { files: new Set(assets.keys()), entry, needs };
}

/** All files that these files need at once, including themselves. */
export function reach({ files, needs }: Graph, from: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !files.has(file)) continue;
    reached.add(file);
    waiting.push(...(needs.get(file) ?? []));
  }
  return reached;
}
