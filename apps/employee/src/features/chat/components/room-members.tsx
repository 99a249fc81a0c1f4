import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';

/** Who is in a room, by name. */
export function RoomMembers({ sala: { id: SalaId, clase, administra } }: { sala: SalaDeChatAbierta }) {
  const { t } = useTranslation();
  const list = useList(chat.miembros, { SalaId });
  const change = useSend(chat.cambiarGrupo);
  const canRemove = clase === 'grupo' && administra;
  return (
    <>
      {list.data === undefined && !list.error && <WaitingRows />}
      <Rows>
        {list.items.map(({ id, nombre, puesto, administra: looksAfter }) => (
          <Line
            key={id}
            lead={<Initials size="md">{iniciales(nombre)}</Initials>}
            end={looksAfter ? t('chat.datos.lleva') : undefined}
            action={
              canRemove &&
              !looksAfter && (
                <ActionIcon aria-label={t('chat.datos.quitar', { nombre })} onClick={() => change.mutate({ SalaId, quita: [id] })}>
                  <Glyph of={IconX} />
                </ActionIcon>
              )
            }
          >
            <RowText name={nombre} detail={puesto} />
          </Line>
        ))}
      </Rows>
      <MoreInSight list={list} />
    </>
  );
}
