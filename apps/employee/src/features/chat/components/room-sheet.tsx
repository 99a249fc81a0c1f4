import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useChatWords } from '../use-words.ts';
import { PeopleFound } from './people-found.tsx';
import { RoomMembers } from './room-members.tsx';

type Props = { sala: SalaDeChatAbierta; onClose: () => void; onGone: () => void };

/** A room's name, who is in it, whether it rings; and leaving it, or ending it for HR. */
export function RoomSheet({ sala, onClose, onGone }: Props) {
  const { t } = useTranslation();
  const { nameOf } = useChatWords();
  const { id, clase, silenciada, administra, responde, estado } = sala;
  const mute = useSend(chat.silenciar);
  const archive = useSend(chat.archivar);
  const leave = useSend(chat.eliminar, { waits: false, onSuccess: onGone });
  return (
    <Sheet title={nameOf(sala)} closeLabel={t('solicitudes.cerrar')} onClose={onClose}>
      <Stack gap="md">
        <SwitchRow
          label={t('chat.sala.silenciar')}
          note={t('chat.datos.silencio')}
          checked={silenciada}
          onChange={(checked) => mute.mutate({ SalaId: id, silenciada: checked })}
        />
        {clase === 'grupo' && administra && <Name key={sala.nombre} sala={sala} />}
        <div>
          <Title order={3} size="h4">
            {t('chat.datos.miembros')}
          </Title>
          {clase === 'departamento' && (
            <Text size="sm" c="dimmed">
              {t('chat.datos.sola')}
            </Text>
          )}
          {clase === 'centro' && (
            <Text size="sm" c="dimmed">
              {t('chat.datos.sola-centro')}
            </Text>
          )}
          <RoomMembers sala={sala} />
          {clase === 'grupo' && administra && <AddPeople salaId={id} />}
        </div>
        {responde && (
          <Button
            variant="default"
            loading={archive.isPending}
            onClick={() => archive.mutate({ SalaId: id, estado: estado === 'abierto' ? 'archivado' : 'abierto' })}
          >
            {t(estado === 'abierto' ? 'chat.datos.archivar' : 'chat.datos.reabrir')}
          </Button>
        )}
        {clase === 'grupo' && (
          <Ask
            opener={t('chat.datos.salir')}
            openerLook={{ variant: 'default', fullWidth: true }}
            question={t('chat.datos.salir-pregunta')}
            yes={t('chat.datos.salir')}
            isBad
            isBusy={leave.isPending}
            error={leave.error}
            onYes={() => leave.mutate({ id })}
          />
        )}
      </Stack>
    </Sheet>
  );
}

function Name({ sala }: { sala: SalaDeChatAbierta }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const [nombre, setNombre] = useState(sala.nombre ?? '');
  const save = useSend(chat.cambiarGrupo);
  const isNew = nombre.trim() !== '' && nombre.trim() !== sala.nombre;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) save.mutate({ SalaId: sala.id, nombre: nombre.trim() });
      }}
    >
      <TextInput
        label={t('chat.datos.nombre')}
        value={nombre}
        maxLength={80}
        error={save.error ? messageOf(save.error) : undefined}
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      {isNew && (
        <Button type="submit" variant="default" mt="xs" loading={save.isPending}>
          {t('chat.datos.guardar')}
        </Button>
      )}
    </form>
  );
}

/** Puts somebody into a group. They read what is written from then on. */
function AddPeople({ salaId }: { salaId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [texto] = useDebouncedValue(typed.trim(), 200);
  const found = useRead(chat.nuevo, { data: JSON.stringify({ texto }) }, { keeps: true, enabled: isOpen });
  const add = useSend(chat.cambiarGrupo, { onSuccess: () => setOpen(false) });
  if (!isOpen)
    return (
      <Button variant="default" mt="xs" leftSection={<Glyph of={IconPlus} />} onClick={() => setOpen(true)}>
        {t('chat.datos.anadir')}
      </Button>
    );
  return (
    <>
      <TextInput
        type="search"
        mt="sm"
        label={t('chat.nueva-sala.buscar')}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PeopleFound of={found.data?.personas} chosen={null} onChoose={({ id }) => add.mutate({ SalaId: salaId, anade: [id] })} />
    </>
  );
}
