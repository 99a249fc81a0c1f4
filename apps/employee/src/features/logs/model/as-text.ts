import type { LogLine } from '../../../shared/logs/logs.ts';

/**
 * The lines as plain text, oldest first, with the app's data above. `longest`: maximum length in characters; the newest lines are
 * kept.
 */
export function asText(lines: readonly LogLine[], about: { version: string; browser: string; longest?: number }): string {
  const { version, browser, longest = Infinity } = about;
  const head = `Jornada ${version}\n${browser.slice(0, 200)}`;
  const kept: string[] = [];
  let length = head.length;
  for (const { at, kind, text } of lines.toReversed()) {
    const line = `${at} ${kind} ${text}`;
    length += line.length + 1;
    if (length > longest) break;
    kept.unshift(line);
  }
  return [head, ...kept].join('\n');
}
