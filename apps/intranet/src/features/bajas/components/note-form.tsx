import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { NoteLeave } from '../../../shared/note-leave.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Persona = { id: number; nombre: string };

/** Writing down the leave of somebody, of which the company was told otherwise. */
export function NoteForm({ onSaved }: { onSaved: (saved: { id: number }) => void }) {
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
