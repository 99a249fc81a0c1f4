import { copyText } from './files.ts';

/** What became of it; `vuelto`: the person has turned back; `no`: neither could be done. */
export type SharedText = 'compartido' | 'copiado' | 'vuelto' | 'no';

/** Gives a text to an app that the person chooses; where there is no such choice, it is copied. */
export async function shareText(text: string): Promise<SharedText> {
  const { share } = navigator as { share?: Navigator['share'] };
  if (!share) return (await copyText(text)) ? 'copiado' : 'no';
  try {
    await share.call(navigator, { text });
    return 'compartido';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'vuelto';
    return (await copyText(text)) ? 'copiado' : 'no';
  }
}
