import { copyText } from './files.ts';

/** What became of it; `no`: neither could be done, or the person has turned back. */
export type SharedText = 'compartido' | 'copiado' | 'no';

/** Gives a text to an app that the person chooses; where there is no such choice, it is copied. */
export async function shareText(text: string): Promise<SharedText> {
  const { share } = navigator as { share?: Navigator['share'] };
  if (!share) return (await copyText(text)) ? 'copiado' : 'no';
  try {
    await share.call(navigator, { text });
    return 'compartido';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'no';
    return (await copyText(text)) ? 'copiado' : 'no';
  }
}
