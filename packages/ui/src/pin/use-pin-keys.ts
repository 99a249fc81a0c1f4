import { useEffect, useEffectEvent } from 'react';

type Keys = {
  onDigit: (digit: string) => void;
  onBack: () => void;
  onClear: () => void;
  onEnter: () => void;
  /** What a reader of codes types: it ends with Enter. */
  onCodigo?: (codigo: string) => void;
};

const CODE = /^J[TM]/;
/** A person who has just chosen a language types nothing there: a radio button takes no digits. */
const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A keyboard or a number pad beside the keys on the screen, and readers of codes that type as one. */
export function usePinKeys({ onDigit, onBack, onClear, onEnter, onCodigo }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent, scanned: { text: string }) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { key } = event;
    if (onCodigo && key === 'Enter' && CODE.test(scanned.text)) {
      event.preventDefault();
      onCodigo(scanned.text);
      scanned.text = '';
      return;
    }
    if (onCodigo && (scanned.text !== '' || key === 'J')) {
      if (key.length === 1) scanned.text += key;
      else if (key !== 'Shift') scanned.text = '';
      return;
    }
    if (/^\d$/.test(key)) return onDigit(key);
    if (key === 'Backspace') return onBack();
    if (key === 'Escape' || key === 'Delete') return onClear();
    if (key === 'Enter' && !(event.target instanceof HTMLButtonElement)) return onEnter();
  });
  useEffect(() => {
    const scanned = { text: '' };
    const listen = (event: KeyboardEvent): void => press(event, scanned);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
