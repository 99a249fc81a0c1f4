import { useTranslation } from 'react-i18next';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import type { ProyectoVisto, ProyectoConGente } from '../model/values.ts';
import { Budget } from './budget.tsx';
import { LockProject } from './lock-project.tsx';
import { ProjectForm } from './project-form.tsx';

/** What a project is and what was spent of it, who wrote it, up to when it is locked, and its end. */
export function ProjectData({ proyecto, onClosed }: { proyecto: ProyectoConGente; onClosed: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  const { abierto, creado, cambiado, cerrado, responsable, empieza, entrega } = proyecto;
  const by = (trace: ProyectoVisto['creado']) => trace && `${trace.autor}, ${format.date(format.dayOf(trace.momento), 'numeric')}`;
  const day = (fecha: string | null) => fecha && format.date(fecha, 'dayYear');
  const isRead = !EsAdmin || !abierto;
  const facts = [
    ...(isRead
      ? ([
          [t('proyectos.responsable'), responsable?.nombre ?? t('proyectos.sin-responsable')],
          [t('proyectos.empieza'), day(empieza)],
          [t('proyectos.entrega'), day(entrega)],
        ] as const)
      : []),
    [t('proyectos.creado'), by(creado)] as const,
    [t('proyectos.cambiado'), by(cambiado)] as const,
    [t('proyectos.cerrado'), by(cerrado)] as const,
  ].flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return (
    <>
      <Budget proyecto={proyecto} />
      {facts.length > 0 && <Facts items={facts} />}
      {!isRead && <ProjectForm proyecto={proyecto} />}
      <LockProject proyecto={proyecto} />
      {EsAdmin && (
        <CloseOrReopen
          of="proyectos"
          calls={proyectos}
          list={proyectos.uno}
          thing={proyecto}
          note={abierto ? t('proyectos.cerrar-nota') : undefined}
          onDone={onClosed}
        />
      )}
    </>
  );
}
