import { useTranslation } from 'react-i18next';
import type { EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { DryRunPart, ListDryRun } from '../../../shared/list-files/dry-run.tsx';
import { isRefusedProjectsRow, type AcceptedProjectsRow } from '../model/projects-file.ts';
import { AcceptedProjects, RefusedProjects } from './projects-rows.tsx';

/** What each line of a file would do: what is refused first, then what is new, then what is there already. */
export function ProjectsDryRun({ of: { archivo, desconocidas, lineas, cuentas } }: { of: EnsayoDeProyectos }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refused = lineas.filter(isRefusedProjectsRow);
  const accepted = lineas.filter((one): one is AcceptedProjectsRow => !isRefusedProjectsRow(one));
  const hours = cuentas.entradas === 0 ? 0 : `${cuentas.entradas} · ${format.durationWithUnit(cuentas.minutos)}`;
  const more = (count: number) => t('proyectos.importar.ver-mas', { count });
  return (
    <ListDryRun
      words={{
        title: t('proyectos.importar.resumen', { count: cuentas.nuevas, total: archivo.lineas }),
        note: t('proyectos.importar.ensayo'),
        unknown: desconocidas.length > 0 && t('proyectos.importar.desconocidas', { columnas: desconocidas.join(', ') }),
      }}
      facts={[
        [t('proyectos.importar.archivo'), archivo.nombre],
        [t('proyectos.importar.fuente'), t(`proyectos.importar.fuentes.${archivo.fuente}`)],
        [t('proyectos.importar.cuentas.clientes'), cuentas.clientes],
        [t('proyectos.importar.cuentas.proyectos'), cuentas.proyectos],
        [t('proyectos.importar.cuentas.tareas'), cuentas.tareas],
        [t('proyectos.importar.cuentas.entradas'), hours],
        [t('proyectos.importar.cuentas.iguales'), cuentas.iguales],
        [t('proyectos.importar.cuentas.rechazadas'), cuentas.rechazadas],
      ]}
    >
      <DryRunPart
        title={t('proyectos.importar.cuentas.rechazadas')}
        items={refused}
        more={more}
        renderRow={(one) => <RefusedProjects key={one.linea} of={one} />}
      />
      {(['nueva', 'igual'] as const).map((outcome) => (
        <DryRunPart
          key={outcome}
          title={t(outcome === 'nueva' ? 'proyectos.importar.cuentas.nuevas' : 'proyectos.importar.cuentas.iguales')}
          items={accepted.filter(({ estado }) => estado === outcome)}
          more={more}
          renderRow={(one) => <AcceptedProjects key={one.linea} of={one} />}
        />
      ))}
    </ListDryRun>
  );
}
