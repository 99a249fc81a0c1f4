/** A file of a native project: path from the project's folder with `/`, and what it contains. */
export type ProjectFiles = Map<string, Buffer>;

/** The text of a file. @throws {Error} when the generator made none. */
export function textOf(files: ProjectFiles, path: string): string {
  const file = files.get(path);
  if (!file) throw new Error(`The generator has made no ${path}: see what it makes now.`);
  return file.toString('utf8');
}

/** Writes a text. */
export function setText(files: ProjectFiles, path: string, text: string): void {
  files.set(path, Buffer.from(text));
}

/** Changes the text of a generated file. @throws {Error} when there is none. */
export function changeText(files: ProjectFiles, path: string, change: (text: string) => string): void {
  setText(files, path, change(textOf(files, path)));
}

/** Leaves out generated files. @throws {Error} when none matches: then this line is out of date. */
export function leaveOut(files: ProjectFiles, pattern: RegExp): void {
  const paths = [...files.keys()].filter((path) => pattern.test(path));
  if (paths.length === 0) throw new Error(`The generator makes nothing that matches ${pattern.source}: see what it makes now.`);
  for (const path of paths) files.delete(path);
}
