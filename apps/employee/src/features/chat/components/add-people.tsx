import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { chat } from '@jornada/contract/chat/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { PeopleFound } from './people-found.tsx';

/** Puts somebody into a group. They read what is written from then on. */
export function AddPeople({ salaId }: { salaId: number }) {
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
