import { useState } from 'react';
import { Box, Button, Group } from '@mantine/core';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { DocumentoGestionadoEntero } from '@jornada/contract/documentacion/vistas.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { ESTADO_LOOK } from '../model/looks.ts';
import { useDocumentWords } from '../model/use-document-words.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentStory } from './document-story.tsx';
import { RemindUnsigned } from './remind-unsigned.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { TakeBackDocument } from './take-back-document.tsx';

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
