import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a form still lacks; its fields say so once saving was tried. */
export function useMissing() {
  const { t } = useTranslation();
  const [isTried, setTried] = useState(false);
  return {
    /** What stands at a field that must not be empty. */
    at: (value: string): string | undefined => (isTried && value.trim() === '' ? t('validacion.obligatorio') : undefined),
    /** Whether none of these is empty; where one is, the fields say so from now on. */
    isComplete: (...values: readonly string[]): boolean => {
      setTried(true);
      return values.every((value) => value.trim() !== '');
    },
    /** What was typed is done with: empty fields say nothing again. */
    forget: () => setTried(false),
  };
}
