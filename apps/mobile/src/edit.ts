/**
 * Replaces a piece of a generated file.
 * @param times how often it stands there.
 * @throws {Error} if it stands there another number of times: the generator has changed, and somebody must look.
 */
export function replaceText(text: string, from: string, to: string, times = 1): string {
  const parts = text.split(from);
  if (parts.length - 1 !== times)
    throw new Error(
      `Expected ${times} × "${from.slice(0, 80)}" in a generated file and found ${parts.length - 1}: see what its tool makes now.`,
    );
  return parts.join(to);
}

/** Several replacements, one after the other: what stands there, what shall stand there, how often (once). */
export const replaceTexts = (text: string, replacements: [from: string, to: string, times?: number][]): string =>
  replacements.reduce((current, [from, to, times]) => replaceText(current, from, to, times), text);

/** Text for XML, within an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
