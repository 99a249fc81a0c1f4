import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaDeLista } from '@jornada/contract/bajas/vistas.ts';
import { SOLICITUDES_CONTADAS } from '@jornada/contract/listas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { StatePill } from '@jornada/features/solicitudes/state-pill.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { NoteLeave } from '../../../shared/note-leave.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { OneLeave } from '../components/one-leave.tsx';
import { bajasSearch, CUALES } from '../search.ts';

/** Who is off, since when and until when, and whose review is due; the open one beside the list. */
export function BajasScreen() {
  const { t } = useTranslation();
  const { shortDay, shortDays } = useRequestWords();
  const place = usePlace(bajasSearch);
  const { cuales = 'abiertas' } = place.search;
  const list = useList(bajas.lista, { cuales }, { refetchOnWindowFocus: true });
  const close = () => place.show(null);
  const standing = ({ modulo, estado, revision, vencida }: BajaDeLista & { modulo: 'bajas' }) => {
    if (vencida)
      return (
        <StatusPill icon={IconAlertCircle} tone="warn">
          {t('bajas.gestion.vencida')}
        </StatusPill>
      );
    if (estado !== 'aprobada') return <StatePill of={{ modulo, estado, decidida: null }} />;
    return revision && t('bajas.gestion.revision', { dia: shortDay(revision) });
  };
  const kindOf = ({ tipo, esRecaida }: BajaDeLista): string =>
    [t(`bajas.tipos.${tipo}`), esRecaida && t('bajas.gestion.recaida')].filter(Boolean).join(', ');
  return (
    <ListPage
      title={t('menu.entradas.bajas')}
      place={place}
      list={list}
      counted={SOLICITUDES_CONTADAS}
      empty={{ title: t(`bajas.gestion.vacia.${cuales}`), text: t('bajas.gestion.vacia-texto') }}
      filters={
        <SegmentChoice
          mb="md"
          maw="28rem"
          aria-label={t('bajas.gestion.cuales.etiqueta')}
          value={cuales}
          options={CUALES.map((value) => ({ value, label: t(`bajas.gestion.cuales.${value}`) }))}
          onChoose={(value) => place.set({ cuales: value, ver: undefined })}
        />
      }
      renderRow={(one) => ({
        id: one.id,
        name: one.persona.nombre,
        note: kindOf(one),
        facts: standing({ ...one, modulo: 'bajas' }),
        end: shortDays(one),
        isDim: one.estado === 'anulada' || one.estado === 'rechazada',
      })}
      aside={typeof place.open === 'number' && <OneLeave key={place.open} id={place.open} onClose={close} />}
      add={{
        label: t('bajas.gestion.anotar'),
        note: t('bajas.gestion.anotar-nota'),
        form: <NoteForm onSaved={({ id }) => place.show(id)} />,
      }}
    />
  );
}

type Persona = { id: number; nombre: string };

/** Writing down the leave of somebody, of which the company was told otherwise. */
function NoteForm({ onSaved }: { onSaved: (saved: { id: number }) => void }) {
  const { t } = useTranslation();
  const [persona, setPersona] = useState<Persona | null>(null);
  if (!persona) return <PersonSearch label={t('bajas.gestion.buscar')} onChoose={(id, nombre) => setPersona({ id, nombre })} />;
  return (
    <>
      <Text fw={600} mb="md">
        {persona.nombre}{' '}
        <Button variant="transparent" onClick={() => setPersona(null)}>
          {t('bajas.gestion.otra-persona')}
        </Button>
      </Text>
      <NoteLeave key={persona.id} persona={persona.id} onSaved={onSaved} />
    </>
  );
}
