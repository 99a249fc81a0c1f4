import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import { departamentos, type DepartamentoGestionado } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Facts } from '../../../shared/parts.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { useMissing } from '../../../shared/use-missing.ts';

type Props = {
  departamento: DepartamentoGestionado | null;
  /** Those within which it could be. */
  arriba: readonly DepartamentoGestionado[];
  onSaved: (saved: DepartamentoGestionado) => void;
  onReload: () => void;
};

/** Name and place of a department. */
export function DepartmentForm({ departamento, arriba, onSaved, onReload }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [nombre, setNombre] = useState(departamento?.nombre ?? '');
  const [padre, setPadre] = useState(String(departamento?.padre?.id ?? ''));
  const [responsable, setResponsable] = useState(departamento?.responsable ?? null);
  const guardar = useSend(departamentos.guardar);
  const missing = useMissing();
  const save = () => {
    if (!missing.isComplete(nombre)) return;
    const which = departamento ? { id: departamento.id, version: departamento.version } : {};
    guardar.mutate(
      { ...which, nombre, padre: padre === '' ? null : Number(padre), responsable: responsable?.id ?? null },
      {
        onSuccess: (saved) => {
          notices.show(t('gestion.guardado'));
          onSaved(saved);
        },
      },
    );
  };
  return (
    <Form
      isDirty={
        nombre !== (departamento?.nombre ?? '') ||
        padre !== String(departamento?.padre?.id ?? '') ||
        responsable?.id !== departamento?.responsable?.id
      }
      isBusy={guardar.isPending}
      error={guardar.error}
      save={t(departamento ? 'gestion.guardar' : 'departamentos.crear')}
      onSave={save}
      onReload={onReload}
    >
      <TextInput
        label={t('departamentos.nombre')}
        value={nombre}
        maxLength={80}
        aria-required
        error={missing.at(nombre)}
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('departamentos.dentro-de')}
        value={padre}
        data={[{ value: '', label: t('departamentos.arriba') }, ...arriba.map((one) => ({ value: String(one.id), label: one.nombre }))]}
        onChange={(event) => setPadre(event.currentTarget.value)}
      />
      <Facts items={[[t('departamentos.responsable'), responsable?.nombre ?? t('departamentos.sin-responsable')]]} />
      <PersonSearch label={t('departamentos.elegir-responsable')} onChoose={(id, name) => setResponsable({ id, nombre: name })} />
    </Form>
  );
}
