import { useTranslation } from 'react-i18next';
import { Group, NativeSelect } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import { CLASES_DE_SALA, ESTADOS_DE_SALA } from '@jornada/domain/chat/modelo.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ChatSettings } from '../components/chat-settings.tsx';
import { OneRoom } from '../components/one-room.tsx';
import { chatSearch, PARTES } from '../search.ts';

/** Kinds of rooms that the list has: who writes to whom in twos is nobody's business. */
const LISTED = CLASES_DE_SALA.filter((clase) => clase !== 'dos');

/** The rooms of the company, never what was written there; and what the company has decided about conversations. */
export function RoomsScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(chatSearch);
  const { parte = 'salas', clase, estado } = place.search;
  const list = useList(chat.gestion, { clase, estado });
  const parts = (
    <SegmentChoice
      mb="md"
      aria-label={t('chat.gestion.titulo')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(value === 'salas' ? 'chat.gestion.titulo' : 'chat.ajustes.titulo') }))}
      onChoose={(value) => place.set({ parte: value === 'salas' ? undefined : value })}
    />
  );
  if (parte === 'ajustes')
    return (
      <Page title={t('chat.gestion.titulo')}>
        {parts}
        <ChatSettings />
      </Page>
    );
  return (
    <ListPage
      title={t('chat.gestion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('chat.gestion.vacia') }}
      renderRow={(sala) => ({
        id: sala.id,
        name: sala.nombre ?? '',
        note: `${t(`chat.clases.${sala.clase}`)} · ${t('chat.miembros', { count: sala.miembros })} · ${t('chat.gestion.mensajes', { count: sala.mensajes })}`,
        end: format.date(format.dayOf(sala.momento), 'day'),
        facts: sala.estado === 'archivado' ? t('chat.estados.archivado') : undefined,
      })}
      renderOne={(sala) => <OneRoom key={sala.id} id={sala.id} onClose={() => place.show(null)} />}
      filters={
        <>
          {parts}
          <Hint>{t('chat.gestion.nota')}</Hint>
          <Group gap="sm" my="md" wrap="nowrap">
            <NativeSelect
              label={t('chat.gestion.clase')}
              value={clase ?? ''}
              data={[
                { value: '', label: t('chat.gestion.todas') },
                ...LISTED.map((value) => ({ value, label: t(`chat.clases.${value}`) })),
              ]}
              onChange={({ currentTarget }) => place.set({ clase: LISTED.find((one) => one === currentTarget.value) })}
            />
            <NativeSelect
              label={t('chat.gestion.estado')}
              value={estado ?? ''}
              data={[
                { value: '', label: t('chat.gestion.todas') },
                ...ESTADOS_DE_SALA.map((value) => ({ value, label: t(`chat.estados.${value}`) })),
              ]}
              onChange={({ currentTarget }) => place.set({ estado: ESTADOS_DE_SALA.find((one) => one === currentTarget.value) })}
            />
          </Group>
        </>
      }
    />
  );
}
