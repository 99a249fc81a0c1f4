import { useTranslation } from 'react-i18next';
import { entradaProyecto, proyectos } from '@jornada/contract/proyectos.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Facts } from '@jornada/ui/facts.tsx';

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
  const format = useFormat();
  const { nombre, cliente, abierto, creado, cambiado, cerrado } = proyecto;
  const by = (trace: Proyecto['creado']) => (trace ? `${trace.autor}, ${format.date(format.dayOf(trace.momento), 'numeric')}` : null);
  const traces = [
    [t('proyectos.creado'), by(creado)],
    [t('proyectos.cambiado'), by(cambiado)],
    [t('proyectos.cerrado'), by(cerrado)],
  ].flatMap(([label, who]) => (label && who ? [[label, who] as const] : []));
  return (
    <Aside title={nombre} note={cliente} onClose={onClose}>
      {traces.length > 0 && <Facts items={traces} />}
      {abierto && <ProjectForm proyecto={proyecto} />}
      <CloseOrReopen
        of="proyectos"
        calls={proyectos}
        list={proyectos.listado}
        thing={proyecto}
        note={abierto ? t('proyectos.cerrar-nota') : undefined}
        onDone={onClose}
      />
    </Aside>
  );
}
