import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Digest } from '@jornada/ui/digest.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { copyText } from '@jornada/web/native/files.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useDocumentWords } from '../use-document-words.ts';

/** What is kept of a signature, before it is given: who, when, of which file, and how. */
export function KeptFacts({ of: { huella }, way }: { of: Pick<DocumentoVista, 'huella'>; way: MetodoFirma | null }) {
  const { t } = useDocumentWords();
  const { NombreCompleto } = useProfile();
  return (
    <Facts
      items={[
        [t('mis-documentos.guarda.quien'), <b key="quien">{NombreCompleto}</b>],
        [t('mis-documentos.guarda.cuando'), t('mis-documentos.guarda.al-firmar')],
        [t('mis-documentos.guarda.que'), <DocumentDigest key="que" of={huella} />],
        ...(way ? ([[t('mis-documentos.guarda.como'), t(`mis-documentos.guarda.con.${way}`)]] as const) : []),
      ]}
    />
  );
}

/** The digest of a document, to be copied. */
export function DocumentDigest({ of }: { of: string }) {
  const { t } = useDocumentWords();
  const { notices } = useServices();
  const copy = async (whole: string): Promise<void> => {
    if (await copyText(whole)) notices.show(t('mis-documentos.guarda.copiada'));
  };
  return <Digest of={of} copyLabel={t('mis-documentos.guarda.copiar')} onCopy={(whole) => void copy(whole)} />;
}
