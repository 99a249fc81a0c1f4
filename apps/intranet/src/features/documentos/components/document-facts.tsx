import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { DocumentoGestionadoEntero } from '@jornada/contract/documentacion/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useDocumentWords } from '../model/use-document-words.ts';

/** So much of a digest tells one file from another for the eye; the whole of it is in its title. */
const SHORT = 12;

type Props = { of: DocumentoGestionadoEntero; onOpen: (id: number) => void };

/** What a document is, and how far its person has come with it. */
export function DocumentFacts({ of, onOpen }: Props) {
  const { t, format, when, period } = useDocumentWords();
  const { tipo, periodo, publicado, de, firma, plazo, abierto, firmado, recordado, paginas, huella } = of;
  const notYet = t('documentos.uno.todavia-no');
  const items: [string, ReactNode][] = [
    [t('documentos.uno.tipo'), tipo.nombre],
    ...(periodo === null ? [] : [[t('documentos.uno.periodo'), period(periodo)] satisfies [string, ReactNode]]),
    [t('documentos.uno.publicado'), t('documentos.uno.por', { cuando: when(publicado), quien: de })],
    [t('documentos.uno.pide'), t(`documentos.firmas.${firma}`)],
    ...(plazo === null ? [] : [[t('documentos.uno.plazo'), format.date(plazo, 'long')] satisfies [string, ReactNode]]),
    [t('documentos.uno.abierto'), abierto === null ? notYet : when(abierto)],
    ...(firma === 'ninguna'
      ? []
      : [[t('documentos.uno.firmado'), firmado === null ? notYet : when(firmado)] satisfies [string, ReactNode]]),
    ...(recordado === null ? [] : [[t('documentos.uno.recordado'), when(recordado)] satisfies [string, ReactNode]]),
    [t('documentos.uno.paginas'), format.number(paginas)],
    [
      t('documentos.uno.huella'),
      <span key="huella" title={huella} translate="no">
        {huella.slice(0, SHORT)}…
      </span>,
    ],
  ];
  return (
    <>
      <Facts items={items} />
      {of.sustituidoPor && (
        <Other label={t('documentos.uno.sustituido-por', { titulo: of.sustituidoPor.titulo })} id={of.sustituidoPor.id} onOpen={onOpen} />
      )}
      {of.sustituyeA && (
        <Other label={t('documentos.uno.sustituye-a', { titulo: of.sustituyeA.titulo })} id={of.sustituyeA.id} onOpen={onOpen} />
      )}
    </>
  );
}

/** The way to the version before or after this one. */
function Other({ label, id, onOpen }: { label: string; id: number; onOpen: (id: number) => void }) {
  return (
    <Button variant="subtle" px="xs" onClick={() => onOpen(id)}>
      {label}
    </Button>
  );
}
