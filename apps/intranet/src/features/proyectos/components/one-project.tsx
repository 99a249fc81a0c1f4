import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';
import { proyectos } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Aside } from '../../../shared/list-aside.tsx';
import { Facts } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';

type Proyecto = SalidaDe<typeof proyectos.guardar>;

/** Name and client of a project. */
export function ProjectForm({ proyecto, onSaved }: { proyecto: Proyecto | null; onSaved: (saved: Proyecto) => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [nombre, setNombre] = useState(proyecto?.nombre ?? '');
  const [cliente, setCliente] = useState(proyecto?.cliente ?? '');
  const guardar = useSend(proyectos.guardar);
  const isChanged = nombre !== (proyecto?.nombre ?? '') || cliente !== (proyecto?.cliente ?? '');
  const missing = useMissing();
  const save = () =>
    missing.isComplete(nombre) &&
    guardar.mutate(
      { ...(proyecto ? { id: proyecto.id, version: proyecto.version } : {}), nombre, cliente: cliente || null },
      {
        onSuccess: (saved) => {
          notices.show(t('gestion.guardado'));
          onSaved(saved);
        },
      },
    );
  return (
    <Form
      isDirty={isChanged}
      isBusy={guardar.isPending}
      error={guardar.error}
      save={t(proyecto ? 'gestion.guardar' : 'proyectos.crear')}
      onSave={save}
    >
      <TextInput
        label={t('proyectos.nombre')}
        value={nombre}
        maxLength={120}
        aria-required
        error={missing.at(nombre)}
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      <TextInput
        label={t('proyectos.cliente')}
        value={cliente}
        maxLength={120}
        onChange={(event) => setCliente(event.currentTarget.value)}
      />
    </Form>
  );
}

/** One project, and who made, changed and closed it. */
export function OneProject({ proyecto, onClose }: { proyecto: Proyecto; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const cerrar = useSend(proyectos.cerrar);
  const reabrir = useSend(proyectos.reabrir);
  const { id, version, nombre, cliente, abierto, creado, cambiado, cerrado } = proyecto;
  const by = (trace: Proyecto['creado']) => (trace ? `${trace.autor}, ${format.date(format.dayOf(trace.momento), 'numeric')}` : null);
  const traces = [
    [t('proyectos.creado'), by(creado)],
    [t('proyectos.cambiado'), by(cambiado)],
    [t('proyectos.cerrado'), by(cerrado)],
  ].flatMap(([label, who]) => (label && who ? [[label, who] as const] : []));
  const afterwards = {
    onSuccess: () => {
      notices.show(t('gestion.guardado'));
      onClose();
    },
  };
  return (
    <Aside title={nombre} note={cliente} onClose={onClose}>
      {traces.length > 0 && <Facts items={traces} />}
      {abierto && <ProjectForm key={`${nombre} ${cliente}`} proyecto={proyecto} onSaved={() => undefined} />}
      <CloseOrReopen
        of="proyectos"
        isOpen={abierto}
        note={abierto ? t('proyectos.cerrar-nota') : undefined}
        closing={cerrar}
        reopening={reabrir}
        onClose={() => cerrar.mutate({ id, version }, afterwards)}
        onReopen={() => reabrir.mutate({ id, version }, afterwards)}
      />
    </Aside>
  );
}
