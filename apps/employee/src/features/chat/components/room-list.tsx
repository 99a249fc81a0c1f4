import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { chat } from '@jornada/contract/chat/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../../../shared/services.tsx';
import { FoundMessages } from './found-messages.tsx';
import { RoomRow } from './room-row.tsx';
import classes from './list.module.css';

const VISTAS = ['todas', 'sin-leer', 'archivadas'] as const;
/** From this number of letters on a search runs. */
const ENOUGH = 2;

/** The own rooms, narrowed down by what is typed; then messages are found, too. */
export function RoomList({ open }: { open: number | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { vista = 'todas' } = useSearch({ from: '/shell/session/chat' });
  const [typed, setTyped] = useState('');
  const [late] = useDebouncedValue(typed.trim(), 250);
  const texto = late.length >= ENOUGH ? late : '';
  const list = useList(
    chat.listado,
    {
      vista: vista === 'sin-leer' ? 'sin-leer' : undefined,
      filtro_Estado: texto === '' ? (vista === 'archivadas' ? ('archivado' as const) : ('abierto' as const)) : undefined,
      texto: texto || undefined,
    },
    { refetchOnWindowFocus: true },
  );
  const isPending = list.data === undefined && !list.error;
  const waiting = useObservable(useServices().chatQueue);
  const unsentOf = (id: number): string | undefined =>
    waiting.findLast(({ body, mayHaveArrived, refusal }) => body.SalaId === id && (!mayHaveArrived || refusal !== null))?.body.texto;
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('chat.buscar')}
        placeholder={t('chat.buscar')}
        leftSection={<Glyph of={IconSearch} />}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {texto === '' && (
        <SegmentChoice
          aria-label={t('chat.lista')}
          my="sm"
          value={vista}
          options={VISTAS.map((value) => ({ value, label: t(`chat.vistas.${value}`) }))}
          onChoose={(value) =>
            void navigate({ to: '.', search: (was: object) => ({ ...was, vista: value === 'todas' ? undefined : value }), replace: true })
          }
        />
      )}
      {isPending && <WaitingRows />}
      {list.error && list.items.length === 0 && <ReadProblem error={list.error} onRetry={() => void list.refetch()} />}
      <ul className={classes.rows} aria-label={t('chat.lista')}>
        {list.items.map((sala) => (
          <RoomRow key={sala.id} sala={sala} isOpen={sala.id === open} unsent={unsentOf(sala.id)} />
        ))}
      </ul>
      <MoreInSight list={list} />
      {!isPending && !list.error && list.items.length === 0 && texto === '' && <Nothing vista={vista} />}
      {texto !== '' && <FoundMessages texto={texto} hasRooms={list.items.length > 0} />}
    </>
  );
}

function Nothing({ vista }: { vista: (typeof VISTAS)[number] }) {
  const { t } = useTranslation();
  if (vista === 'sin-leer') return <EmptyState title={t('chat.vacia.leido')} />;
  if (vista === 'archivadas') return <EmptyState title={t('chat.vacia.archivadas')} />;
  return <EmptyState title={t('chat.vacia.titulo')} text={t('chat.vacia.texto')} />;
}
