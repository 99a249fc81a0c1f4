import { useState } from 'react';
import { Box, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { ActoDeDocumento, DocumentoGestionadoEntero } from '@jornada/contract/documentacion/vistas.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Story } from '@jornada/ui/story.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { ACTO_LOOK, ESTADO_LOOK } from '../model/looks.ts';
import { useDocumentWords } from '../model/use-document-words.ts';
import { DocumentFacts } from './document-facts.tsx';
import { RemindUnsigned } from './remind-unsigned.tsx';
import { ReplaceForm } from './replace-form.tsx';

type Props = { id: number; onOpen: (id: number) => void; onPerson: (id: number) => void; onClose: () => void };

/** A document of somebody: its file, what they have done with it, and what the company can do about it. That somebody looked is written down, so it is read once. */
export function OneDocument({ id, onOpen, onPerson, onClose }: Props) {
  const { t } = useDocumentWords();
  const query = useRead(documentacion.uno, { id }, { staleTime: Infinity, refetchOnWindowFocus: false });
  const { data } = query;
  return (
    <Aside
      title={data?.titulo ?? t('documentos.uno.cargando')}
      note={data?.persona.nombre}
      status={data && <StatusPill {...ESTADO_LOOK[data.estado]}>{t(`documentos.estados.${data.estado}`)}</StatusPill>}
      onClose={onClose}
    >
      <Loaded query={query}>{(one) => <Opened of={one} onOpen={onOpen} onPerson={onPerson} />}</Loaded>
    </Aside>
  );
}

function Opened({ of, onOpen, onPerson }: Pick<Props, 'onOpen' | 'onPerson'> & { of: DocumentoGestionadoEntero }) {
  const { t } = useDocumentWords();
  const { EsAdmin } = useProfile();
  return (
    <>
      <DocumentFacts of={of} onOpen={onOpen} />
      <Section title={t('documentos.uno.archivo')}>
        <FileList of={[of.fichero]} />
      </Section>
      {EsAdmin && <Acts of={of} onOpen={onOpen} />}
      <Section title={t('documentos.uno.historia')}>
        <DocumentStory historia={of.historia} />
      </Section>
      <Group mt="md">
        <Button variant="transparent" px={0} onClick={() => onPerson(of.persona.id)}>
          {t('documentos.uno.todos-los-suyos', { nombre: of.persona.nombre })}
        </Button>
      </Group>
    </>
  );
}

/** Reminding, taking back within the hour, replacing. */
function Acts({ of, onOpen }: Pick<Props, 'onOpen'> & { of: DocumentoGestionadoEntero }) {
  const { t, format } = useDocumentWords();
  const { clock } = useWebServices();
  const [isReplacing, setReplacing] = useState(false);
  const { estado, retirableHasta } = of;
  const isGone = estado === 'retirado' || estado === 'sustituido';
  const isBackable =
    retirableHasta !== null && Temporal.Instant.compare(Temporal.Instant.from(retirableHasta), Temporal.Instant.from(clock.now())) > 0;
  if (isGone) return null;
  if (isReplacing)
    return (
      <Section title={t('documentos.sustituir.titulo')}>
        <ReplaceForm of={of} onCancel={() => setReplacing(false)} onDone={onOpen} />
      </Section>
    );
  return (
    <>
      <Group gap="xs" mt="md">
        {estado === 'por-firmar' && <RemindUnsigned documento={of.id} />}
        <Button variant="default" onClick={() => setReplacing(true)}>
          {t('documentos.sustituir.boton')}
        </Button>
        {isBackable && <TakeBackDocument id={of.id} />}
      </Group>
      {isBackable && (
        <Box mt="xs">
          <Hint>{t('documentos.retirar.nota', { hora: format.hour(retirableHasta) })}</Hint>
        </Box>
      )}
    </>
  );
}

/** What has happened to a document: who published, opened, signed it, and how. */
function DocumentStory({ historia }: { historia: readonly ActoDeDocumento[] }) {
  const { t, format, when } = useDocumentWords();
  return (
    <Story
      lines={historia.map(({ accion, momento, autor, metodo, aparato, texto, paginas }, at) => ({
        key: `${at} ${accion} ${momento}`,
        when: when(momento),
        ...ACTO_LOOK[accion],
        what: (
          <>
            {t(`documentos.actos.${accion}`, { quien: autor })}
            {paginas !== null && <small> {t('documentos.paginas', { count: paginas })}</small>}
            {metodo && <small> {format.list([t(`documentos.metodos.${metodo}`), aparato].filter((part) => part !== null))}</small>}
            {texto !== null && <small> {t('correcciones.cita', { texto })}</small>}
          </>
        ),
      }))}
    />
  );
}

/** Takes a document back, within the hour in which that is possible, with a reason that stays. */
function TakeBackDocument({ id }: { id: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const send = useSend(documentacion.retirar, {
    onSuccess: () => notices.show(t('documentos.retirar.hecho')),
    refreshOnError: true,
  });
  return (
    <Ask
      opener={t('documentos.retirar.boton')}
      question={t('documentos.retirar.pregunta')}
      yes={t('documentos.retirar.boton')}
      reason={t('documentos.retirar.motivo')}
      isBad
      isBusy={send.isPending}
      error={send.error}
      onYes={(motivo) => send.mutate({ id, motivo: motivo.slice(0, 300) })}
      onNo={send.reset}
    />
  );
}
