import { useDocumentWords } from '../use-document-words.ts';

/** Beside a wrong PIN: how many tries are left. Nothing where nobody has said. */
export function TriesLeft({ of: left }: { of: number | null }) {
  const { t } = useDocumentWords();
  if (left === null) return null;
  return <>{left > 0 ? t('mis-documentos.pin.quedan', { count: left }) : t('mis-documentos.pin.ninguno')}</>;
}
