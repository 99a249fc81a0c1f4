import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { chat } from '@jornada/contract/chat/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHeadset, IconSearch, IconUsers } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useOpenRoom } from '../use-open-with.ts';
import { ChosenPeople, PeopleFound, type Colleague } from './people-found.tsx';

/** Whom to write to: a person, a group, or HR. */
export function NewRoomSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isGroup, setGroup] = useState(false);
  const [nombre, setNombre] = useState('');
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [texto] = useDebouncedValue(typed.trim(), 200);
  const found = useRead(chat.nuevo, { data: JSON.stringify({ texto }) }, { keeps: true });
  const { open, isPending } = useOpenRoom();
  const go = (input: Parameters<typeof open>[0]) => {
    open(input);
    onClose();
  };
  const choose = (one: Colleague) => {
    if (!isGroup) return go({ clase: 'dos', personas: [one.id] });
    setChosen(chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]);
  };
  const canMake = nombre.trim() !== '' && chosen.length > 0;
  return (
    <Sheet
      title={t(isGroup ? 'chat.nueva-sala.grupo' : 'chat.nueva-sala.titulo')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={onClose}
      foot={
        isGroup && (
          <Button
            fullWidth
            size="xl"
            disabled={!canMake}
            loading={isPending}
            onClick={() => go({ clase: 'grupo', nombre: nombre.trim(), personas: chosen.map(({ id }) => id) })}
          >
            {t('chat.nueva-sala.crear')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {isGroup ? (
          <>
            <TextInput
              label={t('chat.nueva-sala.nombre')}
              value={nombre}
              maxLength={80}
              onChange={(event) => setNombre(event.currentTarget.value)}
            />
            <ChosenPeople of={chosen} onRemove={choose} />
          </>
        ) : (
          <>
            <Button variant="default" fullWidth justify="flex-start" leftSection={<Glyph of={IconUsers} />} onClick={() => setGroup(true)}>
              {t('chat.nueva-sala.grupo')}
            </Button>
            <Button
              variant="default"
              fullWidth
              justify="flex-start"
              leftSection={<Glyph of={IconHeadset} />}
              onClick={() => go({ clase: 'rrhh' })}
            >
              {t('chat.nueva-sala.rrhh')}
            </Button>
          </>
        )}
        <TextInput
          type="search"
          label={t(isGroup ? 'chat.nueva-sala.elige' : 'chat.nueva-sala.buscar')}
          leftSection={<Glyph of={IconSearch} />}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PeopleFound of={found.data?.personas} chosen={isGroup ? chosen.map(({ id }) => id) : null} onChoose={choose} />
      </Stack>
    </Sheet>
  );
}
