import { useTranslation } from 'react-i18next';
import { Title } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { MensajeDeChat, MiembroDeChat } from '@jornada/contract/chat/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';

/** Who has read a message, and who has not. */
export function Readers({ salaId, mensaje }: { salaId: number; mensaje: MensajeDeChat }) {
  const { t } = useTranslation();
  const { data } = useRead(chat.miembros, { SalaId: salaId, limit: 100 });
  if (!data) return <WaitingRows />;
  const others = data.items.filter(({ id }) => id !== mensaje.autor?.id);
  const hasRead = ({ leido }: MiembroDeChat): boolean => leido !== null && leido >= mensaje.numero;
  return (
    <>
      <People title={t('chat.leyo.si')} of={others.filter(hasRead)} />
      <People title={t('chat.leyo.no')} of={others.filter((one) => !hasRead(one))} />
    </>
  );
}

function People({ title, of }: { title: string; of: readonly MiembroDeChat[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4" mt="sm">
        {title}
      </Title>
      <Rows>
        {of.map(({ id, nombre }) => (
          <Line key={id} lead={<Initials size="sm">{iniciales(nombre)}</Initials>}>
            {nombre}
          </Line>
        ))}
      </Rows>
    </>
  );
}
