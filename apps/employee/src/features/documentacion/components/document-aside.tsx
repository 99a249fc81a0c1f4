import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Digest } from '@jornada/ui/digest.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck, IconEye, IconFileSearch, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { useProof } from '@jornada/features/firma/use-proof.ts';
import { copyText } from '@jornada/web/native/files.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { DocumentHistory } from './document-history.tsx';
import { SignDocument } from './sign-document.tsx';
import classes from '../documentacion.module.css';

type Props = {
  of: DocumentoVista;
  /** Pages that were not seen yet. */
  missing: number;
  onMissing: () => void;
  /** Before it is signed: the server is told what was seen. */
  onSign: () => Promise<void>;
};

/** Beside the pages: what is to be signed or was, what is kept of it, and what happened to the document. */
export function DocumentAside({ of, missing, onMissing, onSign }: Props) {
  const { t } = useDocumentWords();
  const { firma } = of;
  return (
    <Stack gap="lg">
      {firma &&
        (firma.hecha ? (
          <Signed of={of} firma={firma} />
        ) : (
          <ToSign of={of} firma={firma} missing={missing} onMissing={onMissing} onSign={onSign} />
        ))}
      <section className={classes.asidePart} aria-labelledby="documento-historia">
        <h2 id="documento-historia">{t('mis-documentos.historia')}</h2>
        <DocumentHistory of={of.historia} paginas={of.paginas} />
      </section>
    </Stack>
  );
}

type WithSignature = { of: DocumentoVista; firma: NonNullable<DocumentoVista['firma']> };

function ToSign({ of, firma, missing, onMissing, onSign }: WithSignature & Pick<Props, 'missing' | 'onMissing' | 'onSign'>) {
  const { t, deadlineOf } = useDocumentWords();
  const deadline = deadlineOf(of);
  const proof = useProof(firma.metodos);
  return (
    <>
      <section className={classes.asidePart} aria-labelledby="documento-firma">
        <h2 id="documento-firma" className={classes.asideTitle}>
          {firma.clase === 'recibo' ? t('mis-documentos.firma.titulo-recibo') : t('mis-documentos.firma.titulo-conforme')}
        </h2>
        {deadline && (
          <Note icon={IconHourglassLow} iconSize="md" tone={deadline.isLate ? 'bad' : 'warn'} words="tone" fw={550}>
            {deadline.text}
          </Note>
        )}
        <blockquote className={classes.words}>
          <p>{firma.texto}</p>
        </blockquote>
        {missing > 0 ? (
          <Button size="xl" fullWidth variant="default" leftSection={<Glyph of={IconEye} />} onClick={onMissing}>
            {t('mis-documentos.firma.faltan', { count: missing })}
          </Button>
        ) : (
          <SignDocument of={of} firma={firma} proof={proof} onSign={onSign} />
        )}
      </section>
      <section className={classes.asidePart} aria-labelledby="documento-guarda">
        <h2 id="documento-guarda">{t('mis-documentos.guarda.titulo')}</h2>
        <KeptFacts of={of} way={proof.way} />
        <Text size="sm" c="dimmed">
          {t('mis-documentos.guarda.nota')}
        </Text>
      </section>
    </>
  );
}

function Signed({ of: { huella }, firma: { hecha } }: WithSignature) {
  const { t, format, today } = useDocumentWords();
  if (!hecha) return null;
  const isSigned = hecha.accion === 'firmado';
  const cuando = { fecha: format.longDay(format.dayOf(hecha.momento), today), hora: format.hour(hecha.momento) };
  return (
    <section className={classes.asidePart} aria-labelledby="documento-firma">
      <h2 id="documento-firma" className={classes.asideTitle}>
        {isSigned ? t('mis-documentos.firma.firmado', cuando) : t('mis-documentos.firma.no-firmado', cuando)}
      </h2>
      <Note icon={isSigned ? IconCircleCheck : IconAlertCircle} iconSize="md" tone={isSigned ? 'accent' : 'warn'} words="ink">
        {[hecha.metodo && t(`firmas.gestion.metodos.${hecha.metodo}`), hecha.aparato].filter(Boolean).join(' · ')}
      </Note>
      {hecha.texto && <Quote>{hecha.texto}</Quote>}
      <div>
        <Text size="sm" c="dimmed">
          {t('mis-documentos.guarda.huella')}
        </Text>
        <DocumentDigest of={huella} />
      </div>
      <Text size="sm" c="dimmed">
        {t('mis-documentos.firma.ultima-pagina')}
      </Text>
      <Button
        variant="default"
        leftSection={<Glyph of={IconFileSearch} size="sm" />}
        renderRoot={(props) => <Link {...props} to="/comprobar" />}
      >
        {t('mis-documentos.firma.comprobar')}
      </Button>
    </section>
  );
}

/** What is kept of a signature, before it is given: who, when, of which file, and how. */
function KeptFacts({ of: { huella }, way }: { of: Pick<DocumentoVista, 'huella'>; way: MetodoFirma | null }) {
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
function DocumentDigest({ of }: { of: string }) {
  const { t } = useDocumentWords();
  const { notices } = useServices();
  const copy = async (whole: string): Promise<void> => {
    if (await copyText(whole)) notices.show(t('mis-documentos.guarda.copiada'));
  };
  return <Digest of={of} copyLabel={t('mis-documentos.guarda.copiar')} onCopy={(whole) => void copy(whole)} />;
}
