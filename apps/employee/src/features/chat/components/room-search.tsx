import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch, IconX } from '@jornada/ui/icons.ts';
import classes from './room.module.css';

/** Who opens the search begins to type. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** Finds what was written in a room. */
export function RoomSearch({ onType, onClose }: { onType: (texto: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const tell = useDebouncedCallback((texto: string) => onType(texto.trim()), 250);
  return (
    <div className={classes.search} role="search">
      <TextInput
        type="search"
        flex={1}
        ref={focusOn}
        aria-label={t('chat.sala.buscar')}
        placeholder={t('chat.sala.buscar')}
        leftSection={<Glyph of={IconSearch} />}
        value={typed}
        maxLength={80}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          tell(event.currentTarget.value);
        }}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <ActionIcon variant="subtle" size="2.75rem" aria-label={t('chat.sala.cerrar-busqueda')} onClick={onClose}>
        <Glyph of={IconX} />
      </ActionIcon>
    </div>
  );
}
