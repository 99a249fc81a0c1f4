import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { MessageText } from '@jornada/features/chat/message-text.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** What was written in a room, a part at a time, the latest at the end. */
export function RoomContent({ id }: { id: number }) {
  const { t } = useTranslation();
  const [antes, setAntes] = useState<number | undefined>();
  const query = useRead(chat.contenido, { id, ...(antes !== undefined && { antes }) }, { keeps: true });
  return (
    <Loaded query={query}>
      {({ items, hayMas }) => (
        <>
          {hayMas && (
            <Button variant="default" onClick={() => setAntes(items[0]?.numero)}>
              {t('chat.gestion.anteriores')}
            </Button>
          )}
          <Rows padded>
            {items.map((mensaje) => (
              <Written key={mensaje.id} mensaje={mensaje} />
            ))}
          </Rows>
        </>
      )}
    </Loaded>
  );
}

function Written({ mensaje: { autor, texto, menciones, momento, suceso, borrado, ficheros } }: { mensaje: MensajeDeChat }) {
  const { t } = useTranslation();
  const { date, dayOf, hour } = useFormat();
  const caso = suceso?.caso === 'sale' && suceso.detalle !== null ? 'quita' : suceso?.caso;
  return (
    <Line end={`${date(dayOf(momento), 'day')}, ${hour(momento)}`}>
      {autor && <RowText name={autor.nombre} />}
      {borrado !== null && <Text c="dimmed">{t('chat.mensaje.borrado')}</Text>}
      {texto !== null && <MessageText texto={texto} menciones={menciones} />}
      {caso && <Text c="dimmed">{t(`chat.sucesos.${caso}`, { quien: suceso?.quien ?? '', detalle: suceso?.detalle ?? '' })}</Text>}
      <FileList of={ficheros} />
    </Line>
  );
}
