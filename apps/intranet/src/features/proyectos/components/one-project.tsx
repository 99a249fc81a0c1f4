import { useTranslation } from 'react-i18next';
import { entradaProyecto, proyectos } from '@jornada/contract/proyectos.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '../../../shared/list-aside.tsx';
import { Facts } from '../../../shared/parts.tsx';

type Proyecto = SalidaDe<typeof proyectos.guardar>;

/** Name and client of a project. */
export function ProjectForm({ proyecto, onSaved }: { proyecto: Proyecto | null; onSaved?: (saved: Proyecto) => void }) {
  const { t } = useTranslation();
  const form = useContractForm(proyectos.guardar, {
    schema: entradaProyecto,
    which: proyecto ? { id: proyecto.id, version: proyecto.version } : undefined,
    initial: { nombre: proyecto?.nombre ?? '', cliente: proyecto?.cliente ?? '' },
    input: ({ nombre, cliente }) => ({ nombre, cliente: cliente || null }),
    draft: `proyecto.${proyecto?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(proyecto ? 'gestion.guardar' : 'proyectos.crear')}>
      <TextField of={form} name="nombre" label={t('proyectos.nombre')} />
      <TextField of={form} name="cliente" label={t('proyectos.cliente')} />
    </Form>
  );
}

/** One project, and who made, changed and closed it. */
export function OneProject({ proyecto, onClose }: { proyecto: Proyecto; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const reload = useRefresh(proyectos.listado);
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
      {abierto && <ProjectForm proyecto={proyecto} />}
      <CloseOrReopen
        of="proyectos"
        isOpen={abierto}
        note={abierto ? t('proyectos.cerrar-nota') : undefined}
        closing={cerrar}
        reopening={reabrir}
        onClose={() => cerrar.mutate({ id, version }, afterwards)}
        onReopen={() => reabrir.mutate({ id, version }, afterwards)}
        onReload={reload}
      />
    </Aside>
  );
}
