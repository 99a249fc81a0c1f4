import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { EnsayoDeProyectos } from '@jornada/contract/proyectos.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { isRefusedProjectsRow, type AcceptedProjectsRow } from '../model/projects-file.ts';
import classes from '../import.module.css';
import { AcceptedProjects, RefusedProjects } from './projects-rows.tsx';

/** Lines shown at first, and lines that are shown with each press: a file may have thousands. */
const FEW = 8;
const MORE = 100;

/** What each line of a file would do: what is refused first, then what is new, then what is there already. */
export function ProjectsDryRun({ of: { archivo, desconocidas, lineas, cuentas } }: { of: EnsayoDeProyectos }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refused = lineas.filter(isRefusedProjectsRow);
  const accepted = lineas.filter((one): one is AcceptedProjectsRow => !isRefusedProjectsRow(one));
  const hours = cuentas.entradas === 0 ? 0 : `${cuentas.entradas} · ${format.durationWithUnit(cuentas.minutos)}`;
  return (
    <div className={classes.run}>
      <h2>{t('proyectos.importar.resumen', { count: cuentas.nuevas, total: archivo.lineas })}</h2>
      <Text c="dimmed" mb="md">
        {t('proyectos.importar.ensayo')}
      </Text>
      <Facts
        items={[
          [t('proyectos.importar.archivo'), archivo.nombre],
          [t('proyectos.importar.fuente'), t(`proyectos.importar.fuentes.${archivo.fuente}`)],
          [t('proyectos.importar.cuentas.clientes'), cuentas.clientes],
          [t('proyectos.importar.cuentas.proyectos'), cuentas.proyectos],
          [t('proyectos.importar.cuentas.tareas'), cuentas.tareas],
          [t('proyectos.importar.cuentas.entradas'), hours],
          [t('proyectos.importar.cuentas.iguales'), cuentas.iguales],
          [t('proyectos.importar.cuentas.rechazadas'), cuentas.rechazadas],
        ]}
      />
      {desconocidas.length > 0 && (
        <Text c="dimmed" mt="sm">
          {t('proyectos.importar.desconocidas', { columnas: desconocidas.join(', ') })}
        </Text>
      )}
      <Part
        title={t('proyectos.importar.cuentas.rechazadas')}
        items={refused}
        renderRow={(one) => <RefusedProjects key={one.linea} of={one} />}
      />
      <Part
        title={t('proyectos.importar.cuentas.nuevas')}
        items={accepted.filter(({ estado }) => estado === 'nueva')}
        renderRow={(one) => <AcceptedProjects key={one.linea} of={one} />}
      />
      <Part
        title={t('proyectos.importar.cuentas.iguales')}
        items={accepted.filter(({ estado }) => estado === 'igual')}
        renderRow={(one) => <AcceptedProjects key={one.linea} of={one} />}
      />
    </div>
  );
}

function Part<T>({ title, items, renderRow }: { title: string; items: readonly T[]; renderRow: (one: T) => ReactNode }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(FEW);
  if (items.length === 0) return null;
  const shown = items.length <= limit + 2 ? items : items.slice(0, limit);
  return (
    <section className={classes.part} aria-label={title}>
      <h3>
        {title} <span>{items.length}</span>
      </h3>
      <Rows padded>{shown.map(renderRow)}</Rows>
      {shown.length < items.length && (
        <Button variant="transparent" onClick={() => setLimit(limit + MORE)}>
          {t('proyectos.importar.ver-mas', { count: Math.min(MORE, items.length - shown.length) })}
        </Button>
      )}
    </section>
  );
}
