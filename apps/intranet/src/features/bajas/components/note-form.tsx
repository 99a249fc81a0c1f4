import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { bajas, entradaAnotarBaja } from '@jornada/contract/bajas/calls.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useRead } from '@jornada/web/calls.ts';
import { LeaveConsequences } from '@jornada/web/solicitudes/leave/leave-consequences.tsx';
import { LeaveFields } from '@jornada/web/solicitudes/leave/leave-fields.tsx';
import { draftFields, isWhole, leaveInput, NO_LEAVE, problemsOf, type LeaveValues } from '@jornada/web/solicitudes/leave/leave-values.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';

type Persona = { id: number; nombre: string };
type Saved = (saved: { id: number }) => void;

/** Writing down the leave of somebody, of which the company was told otherwise. */
export function NoteForm({ onSaved }: { onSaved: Saved }) {
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
      <Fields key={persona.id} persona={persona.id} onSaved={onSaved} />
    </>
  );
}

function Fields({ persona, onSaved }: { persona: number; onSaved: Saved }) {
  const { t } = useTranslation();
  const form = useContractForm(bajas.anotar, {
    schema: entradaAnotarBaja,
    initial: NO_LEAVE,
    input: (values: LeaveValues) => ({ ...leaveInput(values), persona }),
    check: (values) => problemsOf(values, t),
    draft: `bajas.anotar.${persona}`,
    isOnce: true,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const whole = isWhole(form.values);
  const data = JSON.stringify({ persona, ...(whole && draftFields(form.values)) });
  const told = useRead(bajas.preparar, { data }, { keeps: true });
  return (
    <Form of={form} save={t('bajas.gestion.anotar')}>
      <LeaveFields of={form} anteriores={told.data?.anteriores ?? []} />
      {whole && <LeaveConsequences query={told} isOver={form.values.isOver} />}
      <FilesField of={form} name="ficheros" label={t('bajas.formulario.ficheros')} />
    </Form>
  );
}
